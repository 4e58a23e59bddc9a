import type { ISODate } from '#chile/dates.ts'
import type { DaysOff } from '#modules/time/time-off/model/days-off.ts'
import { daysOffIn } from '#modules/time/time-off/server/index.ts'
import type { Tx } from '#platform/server/db.ts'
import type { Week } from '../model/days.ts'

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

type Contracted = { readonly daysPerWeek: number; readonly userContractId: number }

/** The week of work of a contract, with the days off where it works. */
export const weekOf = ({ daysPerWeek, userContractId }: Contracted, daysOff: DaysOff): Week => ({
  daysPerWeek,
  holidays: daysOff(userContractId, 'WORK'),
})
