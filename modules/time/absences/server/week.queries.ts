import { yearsOf } from '#chile/calendar.ts'
import type { ISODate } from '#chile/dates.ts'
import { legalCalendar } from '#modules/time/legal-calendar/server/index.ts'
import type { DaysOff } from '#modules/time/time-off/model/days-off.ts'
import { daysOffIn } from '#modules/time/time-off/server/index.ts'
import type { Tx } from '#platform/server/sql/db.ts'
import type { Week } from '../model/days.ts'
import type { CalendarYears } from '../model/rules.ts'

type Dated = {
  readonly startDate: ISODate
  readonly endDate: ISODate
  readonly userContractId: number
}

/** The days off in the years of some absences, with one statement for all of them. */
export async function daysOffAround(tx: Tx, absences: readonly Dated[]): Promise<DaysOff> {
  const from = absences.map(({ startDate }) => startDate).toSorted()[0]
  const to = absences
    .map(({ endDate }) => endDate)
    .toSorted()
    .at(-1)
  if (!from || !to) return () => new Set()
  return daysOffIn(
    tx,
    { from, to },
    absences.map(({ userContractId }) => userContractId),
  )
}

/** The years whose legal calendar is in force. */
export async function calendarYears(tx: Tx): Promise<CalendarYears> {
  const years = yearsOf(await legalCalendar(tx))
  if (!years) throw new Error('There is no legal calendar')
  return years
}

type Contracted = { readonly daysPerWeek: number; readonly userContractId: number }

/** The week of work of a contract, with the days off where it works. */
export const weekOf = ({ daysPerWeek, userContractId }: Contracted, daysOff: DaysOff): Week => ({
  daysPerWeek,
  holidays: daysOff(userContractId, 'WORK'),
})
