import type { ISODate } from '#chile/dates.ts'
import { daysOffIn } from '#modules/time/time-off/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { unitsOf } from '../model/days.ts'
import type { Facts } from '../model/ledger.ts'
import type { NewEntry } from '../model/new-entry.ts'
import { type Plan, planOf } from '../model/request.ts'
import type { Rule } from '../model/rule.ts'
import { parted } from '../model/stored-days.ts'
import {
  liveEntries,
  lockAccounts,
  nextVouchers,
  recognize,
  vouchersFor,
  type Writing,
  writeAllEntries,
  writeStored,
} from './account.ts'
import { kept, reservedIn, returned, takenBy, unitsOfPlan } from './days.service.ts'
import { factsOf } from './facts.queries.ts'
import { ruleOf, rulesIn } from './rules.queries.ts'

type Days = {
  readonly businessId: number
  readonly startDate: ISODate
  readonly endDate: ISODate
}

/**
 * The days that each of some contracts of a razón social would take in the same dates, and their
 * purses: the same number of statements for one contract and for thousands.
 */
async function plansOf(
  tx: Tx,
  { businessId, startDate, endDate }: Days,
  contractIds: readonly number[],
): Promise<ReadonlyMap<number, Plan>> {
  const daysOff = await daysOffIn(tx, { from: startDate, to: endDate }, contractIds)
  const facts = await factsOf(tx, contractIds)
  const reserved = await reservedIn(tx, contractIds)
  const rule = await ruleOf(tx, businessId, startDate)
  const request = { from: startDate, to: endDate, half: null }
  return new Map(
    [...facts].map(([id, own]) => {
      const known: Facts = { ...own, entries: [...own.entries, ...(reserved.get(id) ?? [])] }
      return [id, planOf(known, request, daysOff(id, 'VACATION'), rule)]
    }),
  )
}

type Shared = Days & {
  readonly collectiveId: number
  readonly comment: string
  /** The author of the answer. */
  readonly loginId: number | null
}

/**
 * Gives the same approved vacation to some contracts. `plans` is asked once their accounts are
 * locked; a contract without a plan has nothing.
 */
async function grantInBulk(
  work: Writing,
  { businessId, loginId, ...shared }: Shared,
  contractIds: readonly number[],
  plans: () => Promise<ReadonlyMap<number, Plan>>,
): Promise<void> {
  const { tx } = work
  await lockAccounts(tx, contractIds)
  const planned = [...(await plans())]
  if (planned.length === 0) return
  const last = await nextVouchers(tx, businessId, planned.length)
  const rows = await tx
    .insertInto('vacation')
    .values(
      planned.map(([userContractId, plan], place) => ({
        ...shared,
        userContractId,
        ...unitsOfPlan(plan),
        responseStatus: 'APPROVED' as const,
        respondedLoginId: loginId,
        respondedAt: sql<string>`now()`,
        creatorLoginId: loginId,
        updatedLoginId: loginId,
        voucherNo: last - planned.length + place + 1,
      })),
    )
    .returning(['id', 'userContractId'])
    .execute()
  const vacationOf = new Map(rows.map((row) => [row.userContractId, row.id]))
  await writeAllEntries(
    work,
    new Map(
      planned.map(([contractId, plan]) => [
        contractId,
        takenBy({ id: vacationOf.get(contractId) ?? 0, version: 1, plan }),
      ]),
    ),
  )
}

/** Approved vacations, with what they last. */
const approved = (tx: Tx) =>
  tx
    .selectFrom('vacation')
    .innerJoin('userContract as contract', 'contract.id', 'vacation.userContractId')
    .select(['vacation.id', 'vacation.userContractId', 'contract.businessId'])
    .select(['vacation.startDate', 'vacation.endDate', 'vacation.enjoyedUntil', 'vacation.half'])
    .select(['vacation.legalUnits', 'vacation.progressiveUnits'])
    .select(['vacation.additionalUnits', 'vacation.advanceUnits'])
    .where('vacation.responseStatus', '=', 'APPROVED')
    .orderBy('vacation.id')

/** Those of a collective one that some contracts have. */
const approvedOf = (tx: Tx, collectiveId: number, contractIds: readonly number[]) =>
  approved(tx)
    .where('vacation.collectiveId', '=', collectiveId)
    .where(sql<boolean>`vacation.user_contract_id = any(${[...contractIds]}::bigint[])`)

type Approved = Awaited<ReturnType<ReturnType<typeof approved>['execute']>>[number]

/** What an end leaves of a vacation: the units that it had taken, and those that it keeps. */
type Ending = { readonly taken: number; readonly keeps: number }

/**
 * The days that vacations of a collective one keep when they end on a day, or are annulled without
 * one, by contract. What ended before that day already is not among them.
 */
async function endingsOf(
  tx: Tx,
  collectiveId: number,
  contractIds: readonly number[],
  until: ISODate | null,
): Promise<ReadonlyMap<number, Ending>> {
  const rows = await approvedOf(tx, collectiveId, contractIds).execute()
  const ends = await endsOf(tx, rows, until)
  return new Map(ends.map(({ row, taken, keeps }) => [row.userContractId, { taken, keeps }]))
}

async function endsOf(tx: Tx, all: readonly Approved[], until: ISODate | null) {
  const rows = all.filter((row) => until === null || lastOf(row) > until)
  const days = rows.flatMap(({ startDate, endDate }) => [startDate, endDate]).toSorted()
  const [from, to] = [days[0], days.at(-1)]
  if (from === undefined || to === undefined) return []
  const facts = await factsOf(tx, [...new Set(rows.map((row) => row.userContractId))])
  const offAt = await daysOffIn(tx, { from, to }, [...facts.keys()])
  return rows.map((row) => {
    const own = facts.get(row.userContractId)
    if (!own) throw new Error(`Contract ${row.userContractId} vanished while it was read`)
    const live = liveEntries(own, row.id)
    const taken = live.reduce((sum, { units }) => sum - units, 0)
    const enjoyed = until && { from: row.startDate, to: until, half: row.half }
    const keeps = enjoyed
      ? Math.min(taken, unitsOf(enjoyed, offAt(row.userContractId, 'VACATION')))
      : 0
    return { row, facts: own, live, taken, keeps }
  })
}

/** What an annulled vacation had asked for, which its row keeps. */
const unitsBefore = (row: Approved) => ({
  legal: row.legalUnits,
  progressive: row.progressiveUnits,
  additional: row.additionalUnits,
  advance: row.advanceUnits,
})

const lastOf = ({ enjoyedUntil, endDate }: Approved): ISODate => enjoyedUntil ?? endDate

type End = {
  readonly collectiveId: number
  /** The last day that is enjoyed; without one, the vacations are annulled. */
  readonly until: ISODate | null
  readonly why: string
}

/**
 * Ends the approved vacations that some contracts have of a collective one: the days after that
 * day return to their purses, with the reason in each line. Doing it twice returns nothing more.
 */
async function endInBulk(
  work: Writing,
  { collectiveId, until, why }: End,
  contractIds: readonly number[],
): Promise<void> {
  await lockAccounts(work.tx, contractIds)
  const all = approvedOf(work.tx, collectiveId, contractIds)
  await end(work, await all.forNoKeyUpdate('vacation').execute(), until, why)
}

/** Writes the end of vacations, and the lines that return their days. */
async function end(
  work: Writing,
  rows: readonly Approved[],
  until: ISODate | null,
  why: string,
): Promise<void> {
  const { tx, session } = work
  const ends = await endsOf(tx, rows, until)
  const lines = ends.flatMap(({ row, facts, keeps }) => {
    const [spent, mark] = [{ id: row.id, facts }, `undo:${row.id}`]
    const back = [...returned(spent, mark), ...kept(spent, keeps, mark)]
    return back.map((line) => [row.userContractId, { ...line, reason: why }] as const)
  })
  await writeAllEntries(work, byContract(lines))
  await writeStored(
    tx,
    session.loginId,
    ends.map(({ row, live, keeps }) => ({
      id: row.id,
      status: until === null ? ('CANCELED' as const) : ('APPROVED' as const),
      enjoyedUntil: until ?? row.enjoyedUntil,
      response: why,
      ...(until === null ? unitsBefore(row) : parted(live, keeps, row.advanceUnits)),
    })),
  )
}

type Past = Pick<Days, 'startDate' | 'endDate'> & {
  readonly contract: { readonly id: number; readonly businessId: number }
  readonly plan: Plan
  readonly poolOrder: Rule['poolOrder'] | null
  /** Taken before the balance that the contract was given: it counts them already. */
  readonly historic: boolean
}

/** Registers vacations that were taken, under the locks of their accounts; answers their ids. */
async function register(
  work: Writing & Pick<Context, 'now'>,
  rows: readonly Past[],
): Promise<readonly (number | undefined)[]> {
  if (rows.length === 0) return []
  const { tx, now, session } = work
  const vouchers = await vouchersFor(
    tx,
    rows.map(({ contract }) => contract.businessId),
  )
  const made = await tx
    .insertInto('vacation')
    .values(
      rows.map(({ contract, plan, historic, startDate, endDate, poolOrder }, n) => ({
        userContractId: contract.id,
        startDate,
        endDate,
        poolOrder,
        isHistoric: historic,
        ...unitsOfPlan(historic ? { ...plan, advance: 0 } : plan),
        responseStatus: 'APPROVED' as const,
        respondedLoginId: session.loginId,
        respondedAt: now,
        creatorLoginId: session.loginId,
        updatedLoginId: session.loginId,
        voucherNo: vouchers[n] ?? null,
      })),
    )
    .returning(['id', 'userContractId', 'startDate'])
    .execute()
  const idOf = new Map(made.map((row) => [`${row.userContractId} ${row.startDate}`, row.id]))
  const ids = rows.map(({ contract, startDate }) => idOf.get(`${contract.id} ${startDate}`))
  const taken = rows.flatMap(({ contract, plan, historic }, n) => {
    const id = ids[n]
    if (id === undefined || historic) return []
    return takenBy({ id, version: 1, plan }).map((line) => [contract.id, line] as const)
  })
  await writeAllEntries(work, byContract(taken))
  return ids
}

/** Lines of ledgers, by the contract that each goes with. */
const byContract = (lines: readonly (readonly [number, NewEntry])[]) =>
  new Map(
    [...Map.groupBy(lines, ([id]) => id)].map(([id, own]) => [id, own.map(([, line]) => line)]),
  )

/** Annuls vacations of contracts whose accounts are locked: what they took returns. */
async function annul(work: Writing, ids: readonly number[], why: string): Promise<void> {
  const all = approved(work.tx).where(
    sql<boolean>`vacation.id in (select unnest(${[...ids]}::bigint[]))`,
  )
  await end(work, await all.forNoKeyUpdate('vacation').execute(), null, why)
}

/** The same vacation for many contracts, and its end. */
export const collectiveDays = { plansOf, grant: grantInBulk, endingsOf, end: endInBulk }
/** Vacations of many contracts that were taken already, each with its own dates. */
export const takenDays = { register, annul }
/** What the ledgers of many contracts follow from, and lines for them under their locks. */
export const ledgers = {
  factsOf,
  reservedIn,
  rulesIn,
  lock: lockAccounts,
  write: writeAllEntries,
  recognize,
}
