import { addMonths, type ISODate } from '#chile/dates.ts'
import { completedMonths } from './accrual.ts'
import { DAY } from './units.ts'

/** Working days in a row that a year's vacation keeps together (Código del Trabajo, art. 70). */
export const BLOCK = 10 * DAY

/** Extra hours of a year that may be taken as days (art. 32, Ley 21.561). */
const OVERTIME_DAYS = 5 * DAY
/** Months within which they are taken; afterwards they are paid. */
const OVERTIME_MONTHS = 6

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
 * hours by the hours of a day of the contract (art. 32, Ley 21.561).
 */
export function unitsOfOvertime(overtime: {
  readonly hours: number
  readonly hoursPerWeek: number
  readonly daysPerWeek: number
}): number {
  const { hours, hoursPerWeek, daysPerWeek } = overtime
  return Math.floor((hours * 1.5 * DAY * daysPerWeek) / hoursPerWeek)
}

/**
 * Units that overtime may still give within the year of service of a day: five days a year.
 *
 * @param lots what overtime gave before, on whatever day
 */
export function overtimeRoom(
  start: ISODate,
  day: ISODate,
  lots: readonly { readonly grantedOn: ISODate; readonly units: number }[],
): number {
  const years = Math.floor(completedMonths(start, day) / 12)
  const [from, to] = [addMonths(start, 12 * years), addMonths(start, 12 * (years + 1))]
  const given = lots
    .filter(({ grantedOn }) => grantedOn >= from && grantedOn < to)
    .reduce((sum, { units }) => sum + units, 0)
  return Math.max(0, OVERTIME_DAYS - given)
}

/** The last day on which days for overtime may be taken: six months after they were agreed. */
export const overtimeExpiry = (grantedOn: ISODate): ISODate => addMonths(grantedOn, OVERTIME_MONTHS)
