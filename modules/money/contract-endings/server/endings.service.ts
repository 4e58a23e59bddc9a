import type { ISODate } from '#chile/dates.ts'
import { requireSet, targetOf } from '#modules/company/authority/server/index.ts'
import { requireContract } from '#modules/people/contracts/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { constraintMessages } from '#platform/server/database-errors.ts'
import {
  changedMeanwhile,
  conflict,
  forbidden,
  invalid,
  notFound,
  requireConfirmed,
} from '#platform/server/errors.ts'
import { touched } from '#platform/server/records/updated-by.ts'
import { type Case, doubtsOf, problemOf } from '../model/rules.ts'
import type { DismissalNotice } from '../model/ending.ts'
import { applyEndings, endingsOf, previewOf, restoreEndings } from './apply.ts'
import { contractEnding, reachedEndings, readableParts } from './endings.queries.ts'
import { caseOf, endingsDue } from './facts.queries.ts'
import { requireHeir, teamDoubts } from './heir.ts'
import { paidAlready } from './paid-finiquitos.ts'

constraintMessages({
  contract_settlement_live: {
    message: 'Este contrato ya tiene un término registrado',
    field: 'userContractId',
  },
})

type Terms = {
  dismissalCause: string
  contractFinalDate: ISODate
  notice: DismissalNotice
  noticeDate: ISODate | null
  heirUserId: number | null
}
export type NewEnding = Terms & {
  userContractId: number
  displayToEmployee: boolean
  issueDate: ISODate | null
  publicComment: string | null
  comment: string | null
}
export type AskedEnding = Terms & { userContractId: number }

const caseAsked = (context: Context, contractId: number, terms: Terms): Promise<Case> =>
  caseOf(context, contractId, {
    cause: terms.dismissalCause,
    finalDate: terms.contractFinalDate,
    notice: terms.notice,
    noticeDate: terms.noticeDate,
  })

/** The contract of somebody else that the actor may end; locked. */
async function requireOther(context: Context, contractId: number) {
  const contract = await requireContract(context, contractId, 'contractSettlements.create')
  if (contract.userId === context.actor.userId) {
    throw forbidden('Es su propio contrato: lo termina otra persona')
  }
  requireSet(context, await targetOf(context, contract.userId), {
    fields: ['UserContract.finalDate'],
  })
  return contract
}

/** What the law says of an ending, or a refusal at its field; the doubts are answered. */
async function requireLawful(context: Context, contractId: number, terms: Terms) {
  const found = await caseAsked(context, contractId, terms)
  const problem = problemOf(found)
  if (problem) throw invalid(problem.field, problem.message)
  return doubtsOf(found)
}

/** What an ending would do, before it happens: nothing is written. */
export async function contractEndingPreview(context: Context, asked: AskedEnding) {
  const { userContractId, contractFinalDate, heirUserId } = asked
  const { userId } = await requireOther(context, userContractId)
  const doubts = await requireLawful(context, userContractId, asked)
  const row = { userContractId, userId, contractFinalDate, heirUserId }
  const lines = await previewOf(context.tx, [row])
  await requireHeir(context, { userId, heirUserId, finalDate: contractFinalDate }, lines)
  const [due] = await endingsDue(context.tx, [asked])
  const [ending] = await endingsOf(context.tx, [row])
  const sees = readableParts(context)
  return {
    doubts: [...doubts, ...teamDoubts(lines, heirUserId)],
    leaves: ending?.leaves ?? true,
    letterBy: due?.letterBy ?? null,
    settlementBy: due?.settlementBy ?? null,
    lines: lines
      .filter(({ part }) => sees(part))
      .map(({ part, what, effect, was }) => ({ part, what, effect, changes: was !== null })),
  }
}
export type EndingPreview = Awaited<ReturnType<typeof contractEndingPreview>>

/**
 * Ends a contract: its last day, and all that ends with it, in one transaction. One that is not to
 * be shown to its person yet is only kept: nothing changes until it is shown, or until the day
 * after the last one.
 */
export async function createContractSettlement(context: Context, input: NewEnding) {
  const { tx, session, today } = context
  const { userContractId, displayToEmployee, contractFinalDate, heirUserId, ...rest } = input
  const { userId } = await requireOther(context, userContractId)
  const doubts = await requireLawful(context, userContractId, input)
  if (!displayToEmployee && contractFinalDate < today) {
    throw invalid('displayToEmployee', 'Ese día ya pasó: la persona debe saberlo')
  }
  const row = { userContractId, userId, contractFinalDate, heirUserId }
  const lines = await previewOf(tx, [row])
  await requireHeir(context, { userId, heirUserId, finalDate: contractFinalDate }, lines)
  requireConfirmed(context, [...doubts, ...teamDoubts(lines, heirUserId)])
  const { id, version } = await tx
    .insertInto('contractSettlement')
    .values({
      ...rest,
      userContractId,
      contractFinalDate,
      heirUserId,
      displayToEmployee: false,
      status: 'PREPARED',
      creatorLoginId: session.loginId,
      updatedLoginId: session.loginId,
    })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()
  if (displayToEmployee) await applyEndings(context, [{ ...row, id, version }])
  return contractEnding(context, { id })
}

export type EndingChange = Partial<Terms> & {
  id: number
  version: number | null
  displayToEmployee?: boolean
  isPayed?: boolean
  issueDate?: ISODate | null
  publicComment?: string | null
  comment?: string | null
}

/**
 * Corrects an ending. Another last day, or another person who takes the team, gives back what ended
 * and ends it again; showing one that was kept does it.
 */
export async function updateContractSettlement(context: Context, input: EndingChange) {
  const { tx } = context
  const row = await lockedEnding(context, input)
  if (row.status === 'UNDONE') throw conflict('Está deshecho: registre otro término')
  const { id: _id, version: _version, displayToEmployee, isPayed, ...change } = input
  const terms = { ...row, ...change }
  const moved =
    terms.contractFinalDate !== row.contractFinalDate || terms.heirUserId !== row.heirUserId
  if (row.isPayed && (moved || terms.dismissalCause !== row.dismissalCause)) {
    throw conflict('El finiquito está pagado: el término ya no cambia')
  }
  if (row.status === 'DONE' && displayToEmployee === false) {
    throw invalid('displayToEmployee', 'Ya se mostró a la persona')
  }
  if (isPayed === true && row.status !== 'DONE') {
    throw invalid('isPayed', 'El contrato todavía no termina')
  }
  if (isPayed === false && (await paidAlready(tx, [row])).size > 0) {
    throw invalid('isPayed', 'Su finiquito está pagado: un finiquito pagado no se deshace')
  }
  const again = row.status === 'DONE' && moved
  const applied = { ...row, ...terms }
  if (again) await restoreEndings(context, [row])
  const doubts = await requireLawful(context, row.userContractId, terms)
  const lines = await previewOf(tx, [applied])
  const { userId, heirUserId, contractFinalDate: finalDate } = applied
  const does = again || (row.status === 'PREPARED' && displayToEmployee === true)
  if (does || moved) await requireHeir(context, { userId, heirUserId, finalDate }, lines)
  requireConfirmed(context, does || moved ? [...doubts, ...teamDoubts(lines, heirUserId)] : [])
  await tx
    .updateTable('contractSettlement')
    .set({
      ...change,
      isPayed: isPayed ?? row.isPayed,
      ...(again ? ({ status: 'PREPARED', displayToEmployee: false } as const) : {}),
      ...touched(context),
      version: row.version + 1,
    })
    .where('id', '=', row.id)
    .execute()
  if (does) await applyEndings(context, [{ ...applied, version: row.version + 1 }])
  return contractEnding(context, { id: row.id })
}

/** Takes an ending back while its settlement is not paid, with the reason. */
export async function undoContractSettlement(
  context: Context,
  input: { id: number; version: number | null; reason: string },
) {
  const row = await lockedEnding(context, input)
  if (row.status === 'UNDONE') throw conflict('Ya está deshecho')
  if (row.isPayed) throw conflict('El finiquito está pagado: el término ya no se deshace')
  if (row.status === 'DONE') {
    if (row.finalDate !== row.contractFinalDate) {
      throw conflict('La fecha de término del contrato cambió después: corríjala en el contrato')
    }
    await restoreEndings(context, [row])
  }
  await context.tx
    .updateTable('contractSettlement')
    .set({
      status: 'UNDONE',
      undoReason: input.reason,
      ...touched(context),
      version: row.version + 1,
    })
    .where('id', '=', row.id)
    .execute()
  return contractEnding(context, { id: row.id })
}

/** An ending of somebody else within reach, locked after its contract. */
async function lockedEnding(
  context: Context,
  { id, version }: { id: number; version: number | null },
) {
  const found = await reachedEndings(context, 'contractSettlements.update')
    .select('ending.userContractId')
    .where('ending.id', '=', id)
    .executeTakeFirstOrThrow(notFound)
  const contract = await requireOther(context, found.userContractId)
  const row = await context.tx
    .selectFrom('contractSettlement')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(notFound)
  if (version !== null && version !== row.version) {
    throw changedMeanwhile({ table: 'contractSettlement', key: { id } }, 'cambió este término')
  }
  return { ...row, userId: contract.userId, finalDate: contract.finalDate }
}
