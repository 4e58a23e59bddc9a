import { addDays, addMonths, type ISODate } from '#chile/dates.ts'
import { lastDay, type YearMonth } from '#chile/period.ts'
import { floorMonths } from '#platform/model/retention.ts'

/** Months ahead of this one whose records are listed before their terms end. */
export const MONTHS_AHEAD = 3

/**
 * The first day on which no term of `retention.ts` holds what is kept of somebody who left: after
 * the floor of the end of their last contract and that of the last month paid or declared.
 */
export function freeOn(leftOn: ISODate, lastMonth: YearMonth): ISODate {
  const days = [
    addMonths(leftOn, floorMonths('CONTRACT')),
    addMonths(lastDay(lastMonth), floorMonths('PAY')),
  ]
  return addDays(days.toSorted().at(-1) ?? leftOn, 1)
}

/** Nobody who left after this day can be free before another one: the month of the end is paid. */
export const leftBefore = (day: ISODate): ISODate =>
  addMonths(day, -Math.max(floorMonths('CONTRACT'), floorMonths('PAY')))
