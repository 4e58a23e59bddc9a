import type { ISODate } from '#chile/dates.ts'
import { daysOffIn } from '#modules/time/time-off/server/index.ts'
import type { TimeOff } from '#modules/time/time-off/model/slots.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { missing, recounted, type RecountLine } from '../model/recount.ts'
import { ruleOn, usualRule } from '../model/rule.ts'
import { liveEntries } from './account.ts'
import { factsOf } from './facts.queries.ts'
import { rulesIn } from './rules.queries.ts'

/**
 * Approved vacations that have one of some days, without those of before the opening balance: of
 * everybody, or of some contracts.
 */
export const vacationsOn = (
  tx: Tx,
  days: readonly ISODate[],
  contractIds: readonly number[] | null,
) =>
  tx
    .selectFrom('vacation')
    .innerJoin('userContract as contract', 'contract.id', 'vacation.userContractId')
    .select(['vacation.id', 'vacation.userContractId', 'vacation.startDate', 'vacation.version'])
    .select(['vacation.endDate', 'vacation.enjoyedUntil', 'vacation.half', 'contract.businessId'])
    .select('contract.userId')
    .where('vacation.responseStatus', '=', 'APPROVED')
    .where('vacation.isHistoric', '=', false)
    .$if(contractIds !== null, (query) =>
      query.where(
        sql<boolean>`vacation.user_contract_id = any(${[...(contractIds ?? [])]}::bigint[])`,
      ),
    )
    .where(
      sql<boolean>`exists (select from unnest(${[...days]}::date[]) as changed (day)
        where changed.day between vacation.start_date
          and coalesce(vacation.enjoyed_until, vacation.end_date))`,
    )
    .orderBy('vacation.userContractId')
    .orderBy('vacation.id')

export type OnDay = Awaited<ReturnType<ReturnType<typeof vacationsOn>['execute']>>[number]

export type Change = {
  readonly row: OnDay
  readonly lines: readonly RecountLine[]
  /** The day that changed, and the units that the vacation takes more, or less when negative. */
  readonly day: ISODate
  readonly more: number
}

type Asked = Pick<OnDay, 'startDate' | 'enjoyedUntil' | 'endDate' | 'half'>

export const requestOf = (row: Asked): TimeOff => ({
  from: row.startDate,
  to: row.enjoyedUntil ?? row.endDate,
  half: row.half,
})

/**
 * What each of some vacations has to return or take, with the same number of questions for any
 * number of them; those whose days add up are not among the answers.
 */
export async function changesOf(
  tx: Tx,
  rows: readonly OnDay[],
  days: readonly ISODate[],
): Promise<readonly Change[]> {
  const all = rows.map(requestOf)
  const span = {
    from: all.map(({ from }) => from).toSorted()[0],
    to: all
      .map(({ to }) => to)
      .toSorted()
      .at(-1),
  }
  if (span.from === undefined || span.to === undefined) return []
  const facts = await factsOf(tx, [...new Set(rows.map((row) => row.userContractId))])
  const ids = [...facts.keys()]
  const holidays = await daysOffIn(tx, { from: span.from, to: span.to }, ids)
  const rules = await rulesIn(tx)
  const left = await leftOf(tx, rows, days)
  return rows.flatMap((row) => {
    const own = facts.get(row.userContractId)
    const request = requestOf(row)
    const day = days.find((one) => one >= request.from && one <= request.to)
    if (!own || !day) return []
    const rule = ruleOn(rules.get(row.businessId) ?? [], request.from) ?? usualRule
    const taken = liveEntries(own, row.id)
    const counted = { request, taken, facts: own, rule }
    const off = holidays(row.userContractId, 'VACATION')
    const lines = recounted(counted, off, day, left.get(row.id))
    const more = missing(counted, off, left.get(row.id))
    return lines.length > 0 ? [{ row, lines, day, more }] : []
  })
}

/**
 * The units that some vacations have over their days, of other days than those that change: a
 * person left them, or has to decide about them.
 */
async function leftOf(tx: Tx, rows: readonly OnDay[], days: readonly ISODate[]) {
  const left = await tx
    .selectFrom('vacationDoubt')
    .select('vacationId')
    .select(sql<number>`sum(units)::integer`.as('units'))
    .where('state', 'in', ['PENDING', 'KEPT'])
    .where(sql<boolean>`vacation_id = any(${rows.map(({ id }) => id)}::bigint[])`)
    .where(sql<boolean>`day <> all(${[...days]}::date[])`)
    .groupBy('vacationId')
    .execute()
  return new Map(left.map(({ vacationId, units }) => [vacationId, units]))
}
