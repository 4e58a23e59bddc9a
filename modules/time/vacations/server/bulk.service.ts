import type { ISODate } from '#chile/dates.ts'
import { z } from 'zod'
import { daysOffIn } from '#modules/time/time-off/server/index.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { unitsOf } from '../model/days.ts'
import type { Entry, Facts } from '../model/ledger.ts'
import { type Plan, planOf } from '../model/request.ts'
import {
  liveEntries,
  lockAccounts,
  nextVouchers,
  type Writing,
  writeAllEntries,
} from './account.ts'
import { kept, reservedIn, returned, takenBy, unitsOfPlan } from './days.service.ts'
import { factsOf } from './facts.queries.ts'
import { ruleOf } from './rules.queries.ts'

type Days = {
  readonly businessId: number
  readonly startDate: ISODate
  readonly endDate: ISODate
}

/**
 * The days that each of some contracts of a razón social would take in the same dates, and their
 * purses: the same number of statements for one contract and for thousands.
 */
export async function plansOf(
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
export async function grantInBulk(
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

/** Approved vacations of a collective one, of some contracts or of all, with what they last. */
const approvedOf = (tx: Tx, collectiveId: number, contractIds: readonly number[]) =>
  tx
    .selectFrom('vacation')
    .innerJoin('userContract as contract', 'contract.id', 'vacation.userContractId')
    .select(['vacation.id', 'vacation.userContractId', 'contract.businessId'])
    .select(['vacation.startDate', 'vacation.endDate', 'vacation.enjoyedUntil', 'vacation.half'])
    .select(['vacation.legalUnits', 'vacation.progressiveUnits'])
    .select(['vacation.additionalUnits', 'vacation.advanceUnits'])
    .where('vacation.collectiveId', '=', collectiveId)
    .where('vacation.responseStatus', '=', 'APPROVED')
    .where(sql<boolean>`vacation.user_contract_id = any(${[...contractIds]}::bigint[])`)
    .orderBy('vacation.id')

type Approved = Awaited<ReturnType<ReturnType<typeof approvedOf>['execute']>>[number]

/** What an end leaves of a vacation: the units that it had taken, and those that it keeps. */
export type Ending = { readonly taken: number; readonly keeps: number }

/**
 * The days that vacations of a collective one keep when they end on a day, or are annulled without
 * one, by contract. What ended before that day already is not among them.
 */
export async function endingsOf(
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
  const facts = await factsOf(
    tx,
    rows.map(({ userContractId }) => userContractId),
  )
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
export async function endInBulk(
  work: Writing,
  { collectiveId, until, why }: End,
  contractIds: readonly number[],
): Promise<void> {
  const { tx, session } = work
  await lockAccounts(tx, contractIds)
  const rows = await approvedOf(tx, collectiveId, contractIds).forNoKeyUpdate('vacation').execute()
  const ends = await endsOf(tx, rows, until)
  await writeAllEntries(
    work,
    new Map(
      ends.map(({ row, facts, keeps }) => {
        const [spent, mark] = [{ id: row.id, facts }, `undo:${row.id}`]
        const lines = [...returned(spent, mark), ...kept(spent, keeps, mark)]
        return [row.userContractId, lines.map((line) => ({ ...line, reason: why }))]
      }),
    ),
  )
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

/** The purses, as they are kept with what an act changed. */
export const Pool = z.enum(['LEGAL', 'PROGRESSIVE', 'ADDITIONAL'])
/** The state and the days of a vacation, as its row keeps them. */
export const Stored = z.object({
  status: z.enum(['PENDING', 'APPROVED', 'CANCELED']),
  enjoyedUntil: z.string().nullable(),
  response: z.string().nullable(),
  legal: z.number(),
  progressive: z.number(),
  additional: z.number(),
  advance: z.number(),
})
export type Stored = z.infer<typeof Stored>

type Take = Pick<Entry, 'pool' | 'units'>

/** The units of each purse in the first days that a shortened vacation keeps. */
export function parted(takes: readonly Take[], keeps: number, advance: number) {
  let left = keeps
  const sums = { LEGAL: 0, PROGRESSIVE: 0, ADDITIONAL: 0 }
  for (const { pool, units } of takes) {
    const part = Math.min(left, -units)
    sums[pool] += part
    left -= part
  }
  const { LEGAL: legal, PROGRESSIVE: progressive, ADDITIONAL: additional } = sums
  return { legal, progressive, additional, advance: Math.min(advance, legal) }
}

/** Writes the state and the days of some vacations, one statement for all of them. */
export async function writeStored(
  tx: Tx,
  loginId: number | null,
  rows: readonly (Stored & { id: number })[],
): Promise<void> {
  await sql`update vacation v set response_status = now.status, response = now.response,
      enjoyed_until = now."enjoyedUntil", legal_units = now.legal,
      progressive_units = now.progressive, additional_units = now.additional,
      advance_units = now.advance, updated_login_id = ${loginId}, version = v.version + 1
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as now (id bigint, status text,
      response text, "enjoyedUntil" date, legal integer, progressive integer, additional integer,
      advance integer)
    where v.company_id = app.current_company() and v.id = now.id`.execute(tx)
}
