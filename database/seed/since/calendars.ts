import { type ISODate, partsOf, toDate } from '#chile/dates.ts'
import { yearsOf } from '#chile/calendar.ts'
import {
  confirmHolidayYear,
  proposeHolidayYear,
} from '#modules/time/legal-calendar/server/holidays.service.ts'
import type { Since } from './acting.ts'

/** The calendar of a year is proposed and confirmed on these days of the year before. */
const proposedOn = (year: number): ISODate => toDate(year - 1, 6, 21)
const confirmedOn = (year: number): ISODate => toDate(year - 1, 6, 28)

/** The calendar of each year, loaded before the July that precedes it, as the platform does. */
export async function loadCalendars({ keep, today, calendar }: Since): Promise<void> {
  const [, last] = yearsOf(calendar) ?? []
  if (last === undefined) throw new Error('There is no legal calendar')
  for (let year = last + 1; year <= partsOf(today).year + 2; year += 1) {
    if (confirmedOn(year) > today) return
    await keep('superadmin', proposedOn(year), (context) => proposeHolidayYear(context, { year }))
    await keep('superadmin2', confirmedOn(year), (context) => confirmHolidayYear(context, { year }))
  }
}
