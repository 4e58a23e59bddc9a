import type { ISODate } from '#chile/dates.ts'
import { daysOffIn } from '#modules/time/time-off/server/index.ts'
import type { TimeOff } from '#modules/time/time-off/model/slots.ts'
import { sql, type Tx } from '#platform/server/db.ts'
import { recounted, type RecountLine } from '../model/recount.ts'
import { ruleOn, usualRule } from '../model/rule.ts'
import { liveEntries } from './account.ts'
import { factsOf } from './facts.queries.ts'
import { rulesIn } from './rules.queries.ts'

/** Approved vacations that have one of some days, without those of before the opening balance. */
export const vacationsOn = (tx: Tx, days: readonly ISODate[]) =>
  tx
    .selectFrom('vacation')
    .innerJoin('userContract as contract', 'contract.id', 'vacation.userContractId')
    .select(['vacation.id', 'vacation.userContractId', 'vacation.startDate', 'vacation.version'])
    .select(['vacation.endDate', 'vacation.enjoyedUntil', 'vacation.half', 'contract.businessId'])
    .where('vacation.responseStatus', '=', 'APPROVED')
    .where('vacation.isHistoric', '=', false)
    .where(
      sql<boolean>`exists (select from unnest(${[...days]}::date[]) as changed (day)
        where changed.day between vacation.start_date
          and coalesce(vacation.enjoyed_until, vacation.end_date))`,
    )
    .orderBy('vacation.userContractId')
    .orderBy('vacation.id')

export type OnDay = Awaited<ReturnType<ReturnType<typeof vacationsOn>['execute']>>[number]

export type Change = { readonly row: OnDay; readonly lines: readonly RecountLine[] }

const requestOf = (row: OnDay): TimeOff => ({
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
  const holidays = await daysOffIn(tx, { from: span.from, to: span.to }, 'VACATION')
  const rules = await rulesIn(tx)
  return rows.flatMap((row) => {
    const own = facts.get(row.userContractId)
    const request = requestOf(row)
    const day = days.find((one) => one >= request.from && one <= request.to)
    if (!own || !day) return []
    const rule = ruleOn(rules.get(row.businessId) ?? [], request.from) ?? usualRule
    const taken = liveEntries(own, row.id)
    const counted = { request, taken, facts: own, rule }
    const lines = recounted(counted, holidays(row.businessId), day)
    return lines.length > 0 ? [{ row, lines }] : []
  })
}
