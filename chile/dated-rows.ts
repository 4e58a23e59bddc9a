import type { YearMonth } from './period.ts'

/** Since and until which month a row of a catalogue holds; what is unsaid has no known limit. */
export type Dated = {
  readonly from?: YearMonth
  readonly to?: YearMonth
  /** It exists no more, and no source says since when: files of old months still take it. */
  readonly ended?: boolean
  /** Where the limits were read, and what of the row is still to be confirmed. */
  readonly source?: string
  readonly note?: string | null
}

export type Standing = 'HOLDS' | 'ENDED' | 'GONE' | 'NOT_YET'

/** How a row stands in a month. */
export function standingIn({ from, to, ended }: Dated, month: YearMonth): Standing {
  if (from !== undefined && month < from) return 'NOT_YET'
  if (to !== undefined) return month > to ? 'ENDED' : 'HOLDS'
  return ended === true ? 'GONE' : 'HOLDS'
}

/** The rows that may hold in a month: those that are gone since nobody knows when among them. */
export const heldIn = <Row extends Dated>(rows: readonly Row[], month: YearMonth): readonly Row[] =>
  rows.filter((row) => ['HOLDS', 'GONE'].includes(standingIn(row, month)))
