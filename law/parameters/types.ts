import type { Unit } from '#formula/types.ts'
import type { ISODate } from '#chile/dates.ts'
import type { YearMonth } from '#chile/period.ts'

/** Where a figure was read. The url is the page of the institution that publishes it. */
export type Citation = { text: string; url?: string }

/**
 * `ok`: two agreeing sources or the official text. `single`: one source. `doubtful`: sources
 * disagree or the month itself was not seen. `missing`: not found; whoever needs it enters it.
 */
export type Status = 'ok' | 'single' | 'doubtful' | 'missing'

/** One value in force from `from` to `to`, both included; without `to`, until further notice. */
export type Row = {
  from: YearMonth
  to?: YearMonth
  /** Exact decimal text; null only when `missing`. */
  value: string | null
  source: Citation
  status: Status
  note?: string
  /** The day of its publication, when it came after the value was already in force. */
  published?: ISODate
}

/** A legal figure through time. Its rows follow one another without gap or overlap. */
export type Parameter = {
  /** The name that formulas read. */
  key: string
  label: string
  unit: Unit
  decimals: number
  /** What the figure can possibly be; the engine proves exactness from it. */
  min: string
  max: string
  /** Whether a second person always confirms what a company enters. */
  twoPeople?: true
  rows: readonly Row[]
}

/** A legal table through time: rows of upper limit (null: no limit) and one value per column. */
export type TableEdition = Omit<Row, 'value'> & {
  value: readonly { upTo: string | null; values: readonly string[] }[] | null
}

/** The row in force in a month, or `undefined`: before our first month, or after a dated end. */
export const rowAt = <R extends { from: YearMonth; to?: YearMonth }>(
  rows: readonly R[],
  month: YearMonth,
): R | undefined => rows.find(({ from, to }) => from <= month && (to === undefined || month <= to))

/**
 * The row that everybody took for the month's on a day: where the one in force was published later,
 * the one before it. Law 21.830 came out on 22 June 2026 and rules from 1 May.
 */
export function rowKnown<R extends { from: YearMonth; to?: YearMonth; published?: ISODate }>(
  rows: readonly R[],
  month: YearMonth,
  on: ISODate,
): R | undefined {
  let index = rows.findIndex((row) => rowAt([row], month))
  for (;;) {
    const published = rows[index]?.published
    if (published === undefined || published <= on) return rows[index]
    index -= 1
  }
}

/** Consecutive months, one value each, from one publisher. */
export function monthly(
  from: YearMonth,
  values: readonly (string | null)[],
  cite: (year: number) => Citation,
  exceptions: Readonly<Record<number, { status: Status; note: string }>> = {},
): Row[] {
  return values.map((value, index) => {
    const months = Math.floor(from / 100) * 12 + (from % 100) - 1 + index
    const month = Math.floor(months / 12) * 100 + (months % 12) + 1
    const status = value === null ? 'missing' : 'ok'
    const source = cite(Math.floor(month / 100))
    return { from: month, to: month, value, source, status, ...exceptions[month] }
  })
}

/** A percentage of pay, to two decimals. */
export const rate = (
  key: string,
  label: string,
  rows: readonly Row[],
  max: '10' | '20' = '20',
): Parameter => ({ key, label, unit: '%', decimals: 2, min: '0', max, rows })

/** A value that never changed in the months we know. */
export const always = (value: string, source: Citation, note?: string): Row[] => [
  { from: 202401, value, source, status: 'ok', ...(note ? { note } : {}) },
]
