import type { ISODate } from '#chile/dates.ts'
import type { DaysOff } from '#modules/time/time-off/model/days-off.ts'
import { daysOffIn } from '#modules/time/time-off/server/index.ts'
import type { Tx } from '#platform/server/db.ts'
import type { Week } from '../model/days.ts'

type Dated = { readonly startDate: ISODate; readonly endDate: ISODate }

/** The days off in the years of some absences, with one statement for all of them. */
export async function daysOffAround(tx: Tx, absences: readonly Dated[]): Promise<DaysOff> {
  const from = absences.map(({ startDate }) => startDate).toSorted()[0]
  const to = absences
    .map(({ endDate }) => endDate)
    .toSorted()
    .at(-1)
  return from && to ? daysOffIn(tx, { from, to }, 'WORK') : () => new Set()
}

type Contracted = { readonly daysPerWeek: number; readonly businessId: number }

/** The week of work of a contract, with the days off of its razón social. */
export const weekOf = ({ daysPerWeek, businessId }: Contracted, daysOff: DaysOff): Week => ({
  daysPerWeek,
  holidays: daysOff(businessId),
})
