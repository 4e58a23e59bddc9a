import { addMonths, type ISODate } from '#chile/dates.ts'
import { completedMonths } from './accrual.ts'
import { DAY } from './units.ts'

/** Months worked for other employers, and the day on which the worker proved them. */
export type Recognition = { readonly months: number; readonly provedOn: ISODate }

/** Ten years of work, with one or more employers, open the right (Código del Trabajo, art. 68). */
const OPENING_MONTHS = 120
/** Each three new years give a day more (art. 68). */
const STEP_MONTHS = 36

/**
 * Days a year that progressive vacation adds: one for each three new years after ten, of which no
 * more than ten may be of other employers (art. 68; DT, Ord. 4551/222 of 1995).
 */
export function progressiveDays(monthsHere: number, recognizedMonths: number): number {
  const missing = OPENING_MONTHS - Math.min(OPENING_MONTHS, recognizedMonths)
  return Math.max(0, Math.floor((monthsHere - missing) / STEP_MONTHS))
}

/** The months of other employers that are proved on a day. */
export const provedOn = (recognitions: readonly Recognition[], day: ISODate): number =>
  recognitions.reduce((sum, { months, provedOn: on }) => (on <= day ? sum + months : sum), 0)

/** Progressive days that come on a day, in units. */
export type ProgressiveGrant = { readonly on: ISODate; readonly units: number }

/**
 * Each anniversary gives the days of its year. A proof that arrives within a year raises that
 * year's days from the day of the proof; the days of earlier years are lost, because the right
 * begins with the proof.
 */
export function progressiveGrants(
  start: ISODate,
  recognitions: readonly Recognition[],
  asOf: ISODate,
): readonly ProgressiveGrant[] {
  const years = Math.floor(completedMonths(start, asOf) / 12)
  return Array.from({ length: years }, (_, place) =>
    grantsOfYear(start, place + 1, recognitions, asOf),
  ).flat()
}

function grantsOfYear(
  start: ISODate,
  year: number,
  recognitions: readonly Recognition[],
  asOf: ISODate,
): readonly ProgressiveGrant[] {
  const [from, until] = [addMonths(start, year * 12), addMonths(start, year * 12 + 12)]
  const proofs = recognitions.map(({ provedOn: on }) => on)
  const days = [from, ...proofs.filter((on) => on > from && on < until && on <= asOf).toSorted()]
  let given = 0
  return days.flatMap((on) => {
    const now = progressiveDays(year * 12, provedOn(recognitions, on))
    const more = now - given
    given = now
    return more > 0 ? [{ on, units: more * DAY }] : []
  })
}
