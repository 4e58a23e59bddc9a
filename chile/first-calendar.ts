import { holidaysAt, type Place, yearsOf } from './calendar.ts'
import type { ISODate } from './dates.ts'
import { firstHolidays } from './first-holidays.ts'

/**
 * The days off of a place in the year of a day, the one before and the one after, by the calendar
 * with which the product began: for calculations without a database. Throws for other years.
 */
export function firstDaysOff(place: Place, day: ISODate): ReadonlySet<ISODate> {
  const year = Number(day.slice(0, 4))
  const [first, last] = yearsOf(firstHolidays) ?? [year, year]
  return holidaysAt(firstHolidays, place, Math.max(year - 1, first), Math.min(year + 1, last))
}
