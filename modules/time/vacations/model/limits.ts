import { DAY } from './units.ts'

/** Working days in a row that a year's vacation keeps together (Código del Trabajo, art. 70). */
const BLOCK = 10 * DAY

/** Extra hours of a year that may be taken as days (art. 32, Ley 21.561). */
const OVERTIME_DAYS = 5 * DAY

/**
 * Whether a request breaks the ten days in a row of a period: until a block of ten exists,
 * fractions may only use what the period has over ten.
 */
export function breaksBlock(
  period: { readonly units: number; readonly taken: readonly number[] },
  request: number,
): boolean {
  if (request >= BLOCK || period.taken.some((units) => units >= BLOCK)) return false
  const fractions = period.taken.reduce((sum, units) => sum + units, 0)
  return fractions + request > period.units - BLOCK
}

/** Two whole periods without use, at which the employer must give the first (art. 70). */
export const isAccumulated = (claimable: number, daysAYear: number): boolean =>
  claimable >= 2 * daysAYear * DAY

/**
 * Units of rest that overtime gives: an hour is an hour and a half of rest, and days are those
 * hours by the hours of a day of the contract. A year of service gives no more than five days.
 */
export function unitsOfOvertime(overtime: {
  readonly hours: number
  readonly hoursPerWeek: number
  readonly daysPerWeek: number
  readonly alreadyThisYear: number
}): number {
  const { hours, hoursPerWeek, daysPerWeek, alreadyThisYear } = overtime
  const units = Math.floor((hours * 1.5 * DAY * daysPerWeek) / hoursPerWeek)
  return Math.max(0, Math.min(units, OVERTIME_DAYS - alreadyThisYear))
}
