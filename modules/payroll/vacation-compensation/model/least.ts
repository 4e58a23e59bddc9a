import { addDays, type ISODate } from '#chile/dates.ts'
import type { ValueOf } from '#platform/model/catalog.ts'
import type { CompensationCounting } from './compensation.ts'
import { layOut, payOf } from '#modules/time/vacations/model/settlement-days.ts'

/** The pay of a vacation (Código del Trabajo, art. 71): a month of it, in whole pesos. */
export type HolidayPay = {
  readonly salary: number
  /** Pesos of variable pay, of `variableMonths` months. */
  readonly variablePay: number
  readonly variableMonths: number
}

export type Counted = {
  /** Working days, in units of a 720th. */
  readonly units: number
  /** The first day from which they are counted. */
  readonly countFrom: ISODate
  readonly counting: ValueOf<typeof CompensationCounting>
  /** The days off that count for vacations, from that day on. */
  readonly daysOff: ReadonlySet<ISODate>
}

/**
 * The days that an agreement pays: its working days, and where the setting says so the Saturdays,
 * Sundays and holidays among them, as a finiquito lays them (DT, Ord. 4551/222 of 1995 and 826/13
 * of 2007). In units of a 720th of a day.
 */
export const countedUnits = ({ units, countFrom, counting, daysOff }: Counted): number =>
  counting === 'HABILES' ? units : layOut(addDays(countFrom, -1), units, daysOff).calendarUnits

/**
 * The least that the days of an agreement pay (art. 73 inc. final): each a thirtieth of a month of
 * the pay of art. 71. Whole pesos; a fraction of one is the worker's, since it is a minimum.
 */
export function leastPay(units: number, pay: HolidayPay): number {
  const { salary, variablePay, variableMonths: months } = pay
  const whole = payOf(units, salary * months + variablePay, months)
  const exact = BigInt(units) * BigInt(salary * months + variablePay)
  return BigInt(whole) * BigInt(30 * 720 * months) < exact ? whole + 1 : whole
}
