import type { YearMonth } from './period.ts'

/** Since and until which month a row of a catalogue holds; what is unsaid has no known limit. */
export type Dated = {
  readonly from?: YearMonth
  readonly to?: YearMonth
  /** Where the limits were read, and what of the row is still to be confirmed. */
  readonly source?: string
  readonly note?: string | null
}

export type Standing = 'HOLDS' | 'ENDED' | 'NOT_YET'

/** How a row stands in a month. */
export function standingIn({ from, to }: Dated, month: YearMonth): Standing {
  if (from !== undefined && month < from) return 'NOT_YET'
  return to !== undefined && month > to ? 'ENDED' : 'HOLDS'
}

/** The rows of a catalogue that hold in a month. */
export const heldIn = <Row extends Dated>(rows: readonly Row[], month: YearMonth): readonly Row[] =>
  rows.filter((row) => standingIn(row, month) === 'HOLDS')
