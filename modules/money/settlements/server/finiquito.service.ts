import { explain } from '#formula/index.ts'
import { finiquitoPlan } from '#law/finiquito/index.ts'
import { explanationNodes } from '#modules/payroll/payslips/server/index.ts'
import { limitOf } from '#modules/money/bank-lists/server/index.ts'
import { endingPaid } from '#modules/money/contract-endings/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { recordAtEnd } from '#platform/server/observe/read-audit.ts'
import { constraintMessages } from '#platform/server/database-errors.ts'
import { sql } from '#platform/server/sql/db.ts'
import { conflict, forbidden, invalid, notFound } from '#platform/server/errors.ts'
import { refuseStale } from '#platform/server/records/states.ts'
import { touched } from '#platform/server/records/updated-by.ts'
import { proposals, type Terms } from '../model/gathered-facts.ts'
import { causeAt, doubtsOfEnd, needsContributions } from '../model/causes.ts'
import { withoutProof } from '../model/contributions.ts'
import { factsOfBefore, factsOfMonths, monthOfVariable, monthsInFacts } from '../model/months.ts'
import { settlementLines } from '../model/lines.ts'
import { contributionProofs } from './due-dates.queries.ts'
import { lockedSettlement, storedSettlement, type StoredSettlement } from './finiquito.queries.ts'
import { lacksOfStored } from './lacks.ts'
import { listThatPays, payrollToPay, requireUnlisted } from './in-lists.ts'
import { partiesOf } from './parties.queries.ts'
import { editionOfLaw, type Outcome, outcomeOf, type Wanted } from './preview.service.ts'
import { settlementSteps } from './steps.ts'
import { readNumbers, readPeriod, readTerms, termsOf } from './stored-finiquito.ts'

constraintMessages({
  settlement_live: { message: 'Ese contrato ya tiene un finiquito', field: 'userContractId' },
})

/** A finiquito as its page reads it; reading somebody's pay is recorded. */
export async function settlement(context: Context, { id }: { id: number }) {
  const stored = await storedSettlement(context, id)
  recordReading(context, stored)
  const view = settlementView(stored, await settlementSteps.list(context, id))
  const paidBy = await listThatPays(context, id)
  const waits = paidBy === null && view.status === 'ISSUED'
  const limit = await limitOf(context, view.businessId)
  return {
    ...view,
    paidBy,
    payIn: waits ? await payrollToPay(context, view.businessId) : null,
    proofDoubt: await proofDoubt(context, stored),
    lacks: [...((await lacksOfStored(context, [stored])).get(stored.id) ?? [])],
    secondOver: limit !== null && view.toPay > limit ? limit : null,
  }
}

/** What is declared of contributions without its proof, of an ending that depends on them. */
async function proofDoubt(
  { tx }: Context,
  stored: Awaited<ReturnType<typeof storedSettlement>>,
): Promise<string | null> {
  const { ending } = causeAt(stored.dismissalCause)
  const proof = (await contributionProofs(tx, [stored])).get(stored.id)
  if (!proof || !needsContributions(ending)) return null
  return withoutProof(readTerms(stored.terms).contributionsPaid, proof)
}

type Steps = Awaited<ReturnType<typeof settlementSteps.list>>

function settlementView(stored: Awaited<ReturnType<typeof storedSettlement>>, steps: Steps) {
  const { terms, facts, amounts, period: _period, planHash: _plan, parties: _of, ...rest } = stored
  const { endsOn, ...row } = rest
  const decided = readTerms(terms)
  return {
    ...row,
    ...decided,
    withoutDebts: [...(decided.withoutDebts ?? [])],
    doubts:
      row.status === 'DELETED' ? [] : [...doubtsOfEnd({ end: row.disengagementDate, endsOn })],
    lines: [
      ...settlementLines(
        finiquitoPlan().library.concepts,
        readNumbers(amounts),
        readNumbers(facts),
      ),
    ],
    withoutEnding: endsOn === null,
    variableMonths: monthsInFacts(readNumbers(facts)),
    steps,
  }
}
export type SettlementView = Awaited<ReturnType<typeof settlement>>

/** Records in the audit that somebody read the finiquitos of other people. */
export function recordReading(
  { client, session, actor }: Context,
  ...read: readonly Pick<StoredSettlement, 'id' | 'userId' | 'userContractId'>[]
): void {
  const others = read.filter(({ userId }) => userId !== actor.userId)
  const events = others.map(({ id, userId, userContractId }) => ({
    companyId: session.companyId,
    what: 'lectura:finiquito',
    id: String(userContractId),
    about: { settlement_id: id, user_id: userId },
  }))
  recordAtEnd(client, ...events)
}

/** Nobody decides their own finiquito. */
function requireOther({ actor }: Context, userId: number): void {
  if (actor.userId === userId) throw forbidden('Su propio finiquito lo hace otra persona')
}

/** Stores the finiquito of a contract, calculated by the law of the month of its payment. */
export async function createSettlement(context: Context, wanted: Wanted) {
  const outcome = await outcomeOf(context, wanted)
  requireOther(context, outcome.contract.userId)
  const { id } = await context.tx
    .insertInto('settlement')
    .values({
      userContractId: outcome.contract.id,
      userId: outcome.contract.userId,
      creatorLoginId: context.session.loginId,
      updatedLoginId: context.session.loginId,
      createdAt: context.now,
      updatedAt: context.now,
      ...columnsOf(outcome, wanted),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return settlement(context, { id })
}

/** What a row keeps of a finiquito as it was calculated. */
export function columnsOf(outcome: Outcome, wanted: Terms) {
  const { contract, facts, amounts, law, gathered } = outcome
  return {
    dismissalCause: wanted.dismissalCause,
    initialDate: contract.initialDate,
    disengagementDate: wanted.disengagementDate,
    payDate: wanted.payDate,
    noticeDate: wanted.noticeDate,
    terms: jsonOf(termsOf(wanted)),
    facts: jsonOf({ ...facts, ...factsOfMonths(proposals(gathered), wanted) }),
    amounts: jsonOf(amounts),
    period: jsonOf(law.period),
    planHash: editionOfLaw,
    toPay: amounts['TOTAL_FINIQUITO'] ?? 0,
  }
}

/** A value as its column of JSON takes it. */
const jsonOf = (value: unknown) => sql<never>`${JSON.stringify(value)}::jsonb`

type Change = Wanted & { id: number; version: number | null }

/** Calculates a finiquito again, with what was decided now. One that is issued is undone first. */
export async function updateSettlement(context: Context, { id, version, ...wanted }: Change) {
  const row = await lockedSettlement(context, id, 'settlements.update')
  requireOther(context, row.userId)
  settlementSteps.require('update', row)
  refuseStale(version, row.version, { table: 'settlement', key: { id } })
  if (wanted.userContractId !== row.userContractId) {
    throw invalid('userContractId', 'El finiquito es de otro contrato')
  }
  const outcome = await outcomeOf(context, wanted)
  await context.tx
    .updateTable('settlement')
    .set({ ...columnsOf(outcome, wanted), ...touched(context), version: row.version + 1 })
    .where('id', '=', id)
    .execute()
  return settlement(context, { id })
}

type OfVersion = { id: number; version: number | null }

/**
 * Issues a finiquito: its amounts are calculated once more with what is known today, and refused
 * when they are others than those that were seen, or when the law forbids the ending.
 */
export async function createIssueSettlement(context: Context, { id, version }: OfVersion) {
  const row = await lockedSettlement(context, id, 'settlementIssues.create')
  requireOther(context, row.userId)
  settlementSteps.require('issue', row)
  const terms = readTerms(row.terms)
  const outcome = await outcomeOf(context, { ...terms, userContractId: row.userContractId })
  const [obstacle] = outcome.obstacles
  if (obstacle) throw conflict(obstacle)
  if ((outcome.amounts['TOTAL_FINIQUITO'] ?? 0) !== row.toPay) {
    throw conflict('Cambió lo que el finiquito paga: corríjalo para calcularlo de nuevo')
  }
  const parties = (
    await partiesOf(context.tx, [{ ...row, businessId: outcome.contract.businessId }])
  ).get(id)
  const named = parties ? { parties: jsonOf(parties) } : {}
  const set = { ...touched(context), ...named, issuedAt: context.now }
  await settlementSteps.act(context, 'issue', row, { version, set })
  return settlement(context, { id })
}

type WithReason = OfVersion & { response: string | null }

/** Takes back the issue of a finiquito that is not paid. */
export async function undoSettlement(context: Context, { id, version, response }: WithReason) {
  const row = await lockedSettlement(context, id, 'settlements.update')
  requireOther(context, row.userId)
  await requireUnlisted(context, row)
  const set = { ...touched(context), issuedAt: null, toSign: null, parties: null }
  const fields = { reason: 'response' }
  await settlementSteps.act(context, 'undo', row, { version, reason: response, fields, set })
  const { userContractId, disengagementDate: lastDay } = row
  await endingPaid(context, { userContractId, paid: false, lastDay })
  return settlement(context, { id })
}

/** Removes a finiquito that is not paid; its row stays in the history. */
export async function deleteSettlement(context: Context, { id, version, response }: WithReason) {
  const row = await lockedSettlement(context, id, 'settlements.delete')
  requireOther(context, row.userId)
  await requireUnlisted(context, row)
  const set = touched(context)
  const fields = { reason: 'response' }
  await settlementSteps.act(context, 'remove', row, { version, reason: response, fields, set })
  return settlement(context, { id })
}

/**
 * Why an amount of a finiquito is what it is, recomputed from its stored facts; an amount of an
 * earlier edition of the law is not explained with the present one.
 */
export async function explainSettlement(
  context: Context,
  { id, code }: { id: number; code: string },
) {
  const stored = await storedSettlement(context, id)
  recordReading(context, stored)
  return explained(stored, code)
}

/** The explanation of an amount of a finiquito that whoever asks may read. */
export function explained(
  stored: Pick<StoredSettlement, 'period' | 'facts' | 'amounts'>,
  code: string,
) {
  const plan = finiquitoPlan()
  const step = plan.steps.find(({ def }) => def.code === code)
  if (!step) throw notFound()
  const facts = { ...factsOfBefore, ...readNumbers(stored.facts) }
  const why = explain(plan, readPeriod(stored.period), facts, code)
  if (why.scaled !== readNumbers(stored.amounts)[code]) {
    throw conflict('Se calculó con una edición anterior de la ley: corríjalo para ver su cálculo')
  }
  return explanationNodes(plan, step, why).map((node) => {
    const label = monthOfVariable(facts, node.code)
    return label === undefined ? node : { ...node, label }
  })
}
