import { addDays, addMonths, daysBetween, type ISODate } from '#chile/dates.ts'

/** The days from which to which a fixed-term contract held. */
export type FixedSpell = { readonly from: ISODate; readonly to: ISODate }

/** What the law looks at to call a fixed-term contract open-ended. */
export type FixedTerm = {
  readonly start: ISODate
  /** Earlier fixed-term contracts with the same employer, in any order. */
  readonly earlier: readonly FixedSpell[]
  /** The day on which the term was renewed for the second time, if it was. */
  readonly secondRenewal: ISODate | null
  /** Managers and who holds a professional or technical title may be hired for two years. */
  readonly professional: boolean
}

const LONGEST_MONTHS = 12
const LONGEST_MONTHS_OF_PROFESSIONALS = 24
const SERIES_MONTHS = 15

/**
 * The first day on which a fixed-term contract, if it still goes on, is open-ended by law: that of
 * its second renewal, the one after its longest term, or the one after the fifteen months in which
 * more than two contracts made a year. Pure: it does not ask whether the contract lasts so long.
 *
 * Source: Código del Trabajo, art. 159 N°4; Ley 19.728, art. 5 inc. 2 (from which day it counts).
 */
export function openEndedSince(term: FixedTerm): ISODate {
  const months = term.professional ? LONGEST_MONTHS_OF_PROFESSIONALS : LONGEST_MONTHS
  const days = [afterMonths(term.start, months), term.secondRenewal, seriesEnd(term)]
  return days.filter((day) => day !== null).reduce((first, day) => (day < first ? day : first))
}

/**
 * The day after the fifteen months, counted from the first hiring, in which at least three fixed
 * terms with the one that holds add up to a year; null when none do.
 */
function seriesEnd({ start, earlier }: FixedTerm): ISODate | null {
  const before = earlier.filter(({ from }) => from < start).toSorted(byStart)
  for (const [place, { from }] of before.entries()) {
    const end = afterMonths(from, SERIES_MONTHS)
    const series = before.slice(place)
    // Two before and the one that holds are «more than two».
    if (series.length < 2 || start >= end) continue
    const worked = series.reduce((sum, spell) => sum + lengthUpTo(spell, end), 0)
    const year = daysBetween(from, addMonths(from, 12))
    if (worked + daysBetween(start, end) >= year) return end
  }
  return null
}

/** A term of months ends with the day of the same number (Código Civil, art. 48). */
const afterMonths = (from: ISODate, months: number) => addDays(addMonths(from, months), 1)

const byStart = (a: FixedSpell, b: FixedSpell) => (a.from < b.from ? -1 : 1)

const lengthUpTo = ({ from, to }: FixedSpell, end: ISODate): number =>
  Math.max(0, daysBetween(from, to < end ? addDays(to, 1) : end))
