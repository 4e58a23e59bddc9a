import { addMonths, type ISODate, partsOf } from '#chile/dates.ts'
import { unitsOfMonth } from './units.ts'

/** How many days a year a contract gives, from a day on. */
export type Term = {
  readonly since: ISODate
  /** Legal days and those that the contract adds: 15, or 20 in the extreme zones (art. 67). */
  readonly daysAYear: number
  /** It is of a zone of twenty days (art. 67). */
  readonly art67?: boolean
  /** MONTHLY gives a twelfth with each completed month; ANNIVERSARY all of a year at its end. */
  readonly accrual: 'MONTHLY' | 'ANNIVERSARY'
}

/**
 * Whole months from `start` to `asOf`: a month is completed on the same day of the month, or on its
 * last day when the month is shorter (from 31 January, on 28 February).
 */
export function completedMonths(start: ISODate, asOf: ISODate): number {
  if (asOf < start) return 0
  const [from, to] = [partsOf(start), partsOf(asOf)]
  const months = (to.year - from.year) * 12 + to.month - from.month
  return addMonths(start, months) <= asOf ? months : months - 1
}

/** The last anniversary of `start` on or before `asOf`, or nothing in the first year. */
export function lastAnniversary(start: ISODate, asOf: ISODate): ISODate | undefined {
  const years = Math.floor(completedMonths(start, asOf) / 12)
  return years > 0 ? addMonths(start, years * 12) : undefined
}

/** The term in force on a day: the last that began. None before the first. */
export const termOn = (terms: readonly Term[], day: ISODate): Term | undefined =>
  terms
    .filter(({ since }) => since <= day)
    .toSorted((a, b) => a.since.localeCompare(b.since))
    .at(-1)

/** What a completed month of service gave. */
export type Grant = { readonly on: ISODate; readonly month: number; readonly units: number }

/**
 * What each month completed after `after` and until `asOf` gave, in units. A month counts at the
 * days a year in force on the day that completes it: the law does not say how a change of zone is
 * mixed, and this is the product's rule.
 */
export function grantsOf(
  start: ISODate,
  terms: readonly Term[],
  asOf: ISODate,
  after: ISODate = start,
): readonly Grant[] {
  const first = completedMonths(start, after) + 1
  const last = completedMonths(start, asOf)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, place) => {
    const month = first + place
    const on = addMonths(start, month)
    const term = termOn(terms, on)
    return { on, month, units: term ? unitsInMonth(term, month) : 0 }
  })
}

function unitsInMonth({ accrual, daysAYear }: Term, month: number): number {
  if (accrual === 'MONTHLY') return unitsOfMonth(daysAYear)
  return month % 12 === 0 ? unitsOfMonth(daysAYear) * 12 : 0
}

/** Units that completed months gave after `after` and until `asOf`. */
export const accruedUnits = (
  start: ISODate,
  terms: readonly Term[],
  asOf: ISODate,
  after: ISODate = start,
): number => grantsOf(start, terms, asOf, after).reduce((sum, { units }) => sum + units, 0)
