import { formatPesos } from '#chile/numbers.ts'
import { bulk } from '#platform/server/sql/bulk.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { UserError } from '#platform/server/errors.ts'
import { type MassWork, massActs } from '#platform/server/records/mass-acts.ts'
import { isListedAs } from './in-lists.ts'
import { termsOfPerson, undoneFrom } from '../model/batch.ts'
import type { Terms } from '../model/gathered-facts.ts'
import { contractsOnLastDay } from './contract.queries.ts'
import { columnsOf } from './finiquito.service.ts'
import { partiesOf } from './parties.queries.ts'
import { type Outcome, outcomesOf, warningsOfOutcome } from './preview.service.ts'
import { readTerms } from './stored-finiquito.ts'

/** Number of people in one transaction. */
const atOnce = () => Number(process.env['SETTLEMENT_BATCH'] ?? 25)

/** Calculates, makes, issues or takes back the finiquitos of a batch. */
export const batchesOfSettlements = massActs({
  kind: 'settlements.batch',
  table: 'settlementBatch',
  atOnce,
  acts: {
    CALCULATE: {
      doing: 'CALCULATING',
      done: 'CALCULATED',
      words: 'Calculando finiquitos',
      waiting: (tx, id) =>
        peopleOf(tx, id)
          .where('person.settlementId', 'is', null)
          .where('person.toPay', 'is', null)
          .where('person.problem', 'is', null)
          .execute(),
      work: calculate,
    },
    CREATE: {
      doing: 'CREATING',
      done: 'CREATED',
      words: 'Creando finiquitos',
      waiting: (tx, id) =>
        peopleOf(tx, id)
          .where('person.settlementId', 'is', null)
          .where('person.toPay', 'is not', null)
          .where('person.problem', 'is', null)
          .execute(),
      work: create,
    },
    ISSUE: {
      doing: 'ISSUING',
      done: 'ISSUED',
      words: 'Emitiendo finiquitos',
      waiting: (tx, id) =>
        peopleOf(tx, id)
          .where('made.status', '=', 'CREATED')
          .where('person.problem', 'is', null)
          .execute(),
      work: issue,
    },
    UNDO: {
      doing: 'UNDOING',
      done: 'UNDONE',
      words: 'Deshaciendo finiquitos',
      waiting: (tx, id) =>
        peopleOf(tx, id)
          .where('made.status', 'in', undoneFrom)
          .where(sql<boolean>`not ${isListedAs('made')}`)
          .execute(),
      work: undo,
    },
  },
})

const peopleOf = (tx: Tx, batchId: number) =>
  tx
    .selectFrom('settlementBatchPerson as person')
    .leftJoin('settlement as made', 'made.id', 'person.settlementId')
    .select(['person.userContractId', 'person.dismissalCause', 'person.disengagementDate'])
    .select(['person.toPay', 'made.id as settlementId', 'made.terms'])
    .select('made.toPay as madeToPay')
    .where('person.batchId', '=', batchId)
    .orderBy('person.disengagementDate')
    .orderBy('person.userContractId')
type Person = Awaited<ReturnType<ReturnType<typeof peopleOf>['execute']>>[number]

const batchAt = (tx: Tx, id: number) =>
  tx.selectFrom('settlementBatch').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

type Read = { person: Person; terms: Terms; outcome: Outcome | { problem: UserError } }

/**
 * The finiquitos of some people as they would be now. People of the same days are asked for
 * together; what nobody can calculate of a day is said of each of its people.
 */
async function outcomesFor(
  { tx, session }: MassWork,
  people: readonly Person[],
  termsFor: (person: Person) => Terms,
): Promise<Read[]> {
  const asked = people.map((person) => ({ person, terms: termsFor(person) }))
  const groups = Map.groupBy(asked, ({ terms }) => `${terms.disengagementDate}:${terms.payDate}`)
  const read: Read[] = []
  for (const group of groups.values()) {
    const [first] = group
    if (!first) continue
    const byContract = new Map(group.map(({ person, terms }) => [person.userContractId, terms]))
    const day = first.terms.disengagementDate
    const contracts = await contractsOnLastDay(tx, [...byContract.keys()], day)
    const found = await orProblem(() =>
      outcomesOf({ tx, session }, contracts, ({ id }) => byContract.get(id) ?? first.terms),
    )
    read.push(
      ...group.map(({ person, terms }) => {
        const outcome = 'problem' in found ? found : found.get(person.userContractId)
        return { person, terms, outcome: outcome ?? { problem: gone } }
      }),
    )
  }
  return read
}

const gone = new UserError('conflict', 'El contrato ya no existe')

async function orProblem<Value>(work: () => Promise<Value>) {
  try {
    return await work()
  } catch (error) {
    if (error instanceof UserError) return { problem: error }
    throw error
  }
}

type Result = {
  userContractId: number
  toPay?: number
  problem?: string
  obstacle?: string | undefined
  warnings?: readonly string[]
  settlementId?: number
}

/** Writes what came out of some people; what is not said stays. */
async function write(tx: Tx, batchId: number, results: readonly Result[]): Promise<void> {
  await sql`update settlement_batch_person person set
      to_pay = coalesce(said.to_pay, person.to_pay), problem = said.problem,
      obstacle = coalesce(said.obstacle, person.obstacle),
      warnings = case when said.warnings is null then person.warnings
        else array(select jsonb_array_elements_text(said.warnings)) end,
      settlement_id = coalesce(said.settlement, person.settlement_id)
    from ${bulk(results, 'said', {
      contract: ['bigint', ({ userContractId }) => userContractId],
      to_pay: ['bigint', ({ toPay }) => toPay ?? null],
      problem: ['text', ({ problem }) => problem ?? null],
      obstacle: ['text', (one) => one.obstacle ?? null],
      warnings: ['jsonb', (one) => (one.warnings ? JSON.stringify(one.warnings) : null)],
      settlement: ['bigint', ({ settlementId }) => settlementId ?? null],
    })}
    where person.company_id = app.current_company() and person.batch_id = ${batchId}
      and person.user_contract_id = said.contract`.execute(tx)
}

async function calculate(work: MassWork, people: readonly Person[], id: number): Promise<void> {
  const batch = await batchAt(work.tx, id)
  const read = await outcomesFor(work, people, (person) => termsOfPerson(batch, person))
  const results = read.map(({ person: { userContractId }, terms, outcome }): Result => {
    if ('problem' in outcome) return { userContractId, problem: outcome.problem.message }
    return {
      userContractId,
      toPay: toPayOf(outcome),
      obstacle: obstacleOf(outcome),
      warnings: warningsOfOutcome(outcome, terms),
    }
  })
  await write(work.tx, id, results)
}

/** Everything that stops the issue of a finiquito, in one text. */
const obstacleOf = ({ obstacles }: Outcome): string | undefined =>
  obstacles.length === 0 ? undefined : obstacles.join('. ')

const toPayOf = ({ amounts }: Outcome): number => amounts['TOTAL_FINIQUITO'] ?? 0

const changed = (before: number, now: number, mend: string): string =>
  `Cambió lo que se paga: era ${formatPesos(before)} y es ${formatPesos(now)}. ${mend}`

async function create(work: MassWork, people: readonly Person[], id: number): Promise<void> {
  const { tx, session } = work
  const batch = await batchAt(tx, id)
  const read = await outcomesFor(work, people, (person) => termsOfPerson(batch, person))
  const problems: Result[] = []
  const good = read.flatMap(({ person, terms, outcome }) => {
    const { userContractId, toPay } = person
    if ('problem' in outcome) {
      problems.push({ userContractId, problem: outcome.problem.message })
      return []
    }
    if (toPay !== toPayOf(outcome)) {
      problems.push({
        userContractId,
        problem: changed(toPay ?? 0, toPayOf(outcome), 'Calcule de nuevo.'),
      })
      return []
    }
    return [{ terms, outcome }]
  })
  const made = good.length === 0 ? [] : await insert(tx, session.loginId, good)
  const idOf = new Map(made.map((row) => [row.userContractId, row.id]))
  const results = good.map(({ outcome: { contract } }): Result => {
    const settlementId = idOf.get(contract.id)
    return settlementId === undefined
      ? { userContractId: contract.id, problem: 'Ya tiene un finiquito' }
      : { userContractId: contract.id, settlementId }
  })
  await write(tx, id, [...problems, ...results])
}

type Good = { terms: Terms; outcome: Outcome }

/** Stores finiquitos; a contract that got another one meanwhile keeps that. */
const insert = (tx: Tx, loginId: number | null, rows: readonly Good[]) =>
  tx
    .insertInto('settlement')
    .values(
      rows.map(({ terms, outcome }) => ({
        userContractId: outcome.contract.id,
        userId: outcome.contract.userId,
        creatorLoginId: loginId,
        updatedLoginId: loginId,
        ...columnsOf(outcome, terms),
      })),
    )
    .onConflict((on) =>
      on.columns(['companyId', 'userContractId']).where('status', '<>', 'DELETED').doNothing(),
    )
    .returning(['id', 'userContractId'])
    .execute()

async function issue(work: MassWork, people: readonly Person[], id: number): Promise<void> {
  const { tx, session } = work
  const read = await outcomesFor(work, people, ({ terms }) => readTerms(terms))
  const results = read.map(({ person, outcome }) => {
    const { userContractId, madeToPay } = person
    return { userContractId, problem: whyNotIssue(outcome, madeToPay ?? 0) }
  })
  const good = read.flatMap(({ person, terms, outcome }, at) =>
    'problem' in outcome || results[at]?.problem !== undefined || person.settlementId === null
      ? []
      : [{ ...outcome.contract, ...person, ...terms, id: person.settlementId }],
  )
  const named = [...(await partiesOf(tx, good))]
  await sql`update settlement set status = 'ISSUED', issued_at = now(), updated_at = now(),
      updated_login_id = ${session.loginId}, version = version + 1, parties = named.parties
    from ${bulk(named, 'named', {
      id: ['bigint', ([settlementId]) => settlementId],
      parties: ['jsonb', ([, parties]) => JSON.stringify(parties)],
    })}
    where company_id = app.current_company() and status = 'CREATED'
      and settlement.id = named.id`.execute(tx)
  await write(
    tx,
    id,
    results.flatMap(({ userContractId, problem }) =>
      problem === undefined ? [] : [{ userContractId, problem }],
    ),
  )
}

/** Why a finiquito as it would be now is not issued with the amount that was seen, or nothing. */
function whyNotIssue(outcome: Read['outcome'], seen: number): string | undefined {
  if ('problem' in outcome) return outcome.problem.message
  const obstacle = obstacleOf(outcome)
  if (obstacle !== undefined) return obstacle
  const now = toPayOf(outcome)
  return now === seen ? undefined : changed(seen, now, 'Corríjalo en su página.')
}

async function undo(work: MassWork, people: readonly Person[], id: number): Promise<void> {
  const { tx, session } = work
  const { undoneWhy } = await batchAt(tx, id)
  // A batch that somebody ordered to undo before the reason was asked has none.
  const response = undoneWhy ?? 'Se deshizo el finiquito masivo'
  await sql`update settlement set status = 'DELETED', response = ${response},
      updated_at = now(), updated_login_id = ${session.loginId}, version = version + 1
    where company_id = app.current_company() and status = any(${[...undoneFrom]}::text[])
      and id = any(${people.map(({ settlementId }) => settlementId)}::bigint[])`.execute(tx)
}
