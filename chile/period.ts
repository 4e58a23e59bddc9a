import { daysIn, type ISODate, monthNumber, MONTHS, partsOf, toDate } from './dates.ts'
import { capitalize, wordList } from './text.ts'

/** A month as one whole number, `202609`: it sorts, and it is the product's own format. */
export type YearMonth = number

export const isYearMonth = (value: unknown): value is YearMonth =>
  typeof value === 'number' &&
  Number.isInteger(value) &&
  value >= 190001 &&
  value <= 999912 &&
  value % 100 >= 1 &&
  value % 100 <= 12

export const yearMonth = (year: number, month: number): YearMonth => year * 100 + month
export const yearOf = (period: YearMonth): number => Math.floor(period / 100)
export const monthOf = (period: YearMonth): number => period % 100
export const yearMonthOf = (date: ISODate): YearMonth => {
  const { year, month } = partsOf(date)
  return yearMonth(year, month)
}

/** The month `count` months on, or back when negative. */
export function shiftMonth(period: YearMonth, count: number): YearMonth {
  const months = yearOf(period) * 12 + monthOf(period) - 1 + count
  return yearMonth(Math.floor(months / 12), (months % 12) + 1)
}

export const nextMonth = (period: YearMonth): YearMonth => shiftMonth(period, 1)
export const previousMonth = (period: YearMonth): YearMonth => shiftMonth(period, -1)

/** Months from `from` to `to`: 202601 to 202603 is 2. */
export const monthsBetween = (from: YearMonth, to: YearMonth): number =>
  (yearOf(to) - yearOf(from)) * 12 + monthOf(to) - monthOf(from)

/** Every month from `from` to `to`, both included. */
export const monthRange = (from: YearMonth, to: YearMonth): YearMonth[] =>
  Array.from({ length: Math.max(0, monthsBetween(from, to) + 1) }, (_, i) => shiftMonth(from, i))

export const firstDay = (period: YearMonth): ISODate => toDate(yearOf(period), monthOf(period), 1)
export const daysInMonth = (period: YearMonth): number => daysIn(yearOf(period), monthOf(period))
export const lastDay = (period: YearMonth): ISODate =>
  toDate(yearOf(period), monthOf(period), daysInMonth(period))

/** `202609` → `septiembre`. */
export const monthName = (period: YearMonth): string => MONTHS[monthOf(period) - 1] ?? '?'

/** `202609` → `septiembre 2026`. */
export const monthLabel = (period: YearMonth): string => `${monthName(period)} ${yearOf(period)}`

/** `202609` → `sep 26`, where there is little room. */
export const monthShort = (period: YearMonth): string =>
  `${monthName(period).slice(0, 3)} ${String(yearOf(period)).slice(2)}`

/** `202609` → `Septiembre 2026`, where a sentence or a line begins. */
export const monthTitle = (period: YearMonth): string => capitalize(monthLabel(period))

/** `julio 2026`, `julio y agosto 2026`, `diciembre 2026 y enero 2027`: months in their order. */
export function monthsLabel(periods: readonly YearMonth[]): string {
  const words = periods.map((period, index) => {
    const following = periods[index + 1]
    const withYear = following === undefined || yearOf(following) !== yearOf(period)
    return withYear ? monthLabel(period) : (MONTHS[monthOf(period) - 1] ?? '?')
  })
  return wordList(words)
}

/** `09/2026`, `9-2026`, `2026-09`, `202609`, `sep 2026`, `septiembre de 2026` → `202609`. */
export function parseYearMonth(text: string): YearMonth | undefined {
  const trimmed = text.trim()
  const numbers =
    /^(?<month>\d{1,2})[/.-](?<year>\d{4})$/.exec(trimmed) ??
    /^(?<year>\d{4})[/.-]?(?<month>\d{1,2})$/.exec(trimmed)
  const words = /^(?<month>\p{L}+)\.?(?:\s+de)?\s+(?<year>\d{4})$/u.exec(trimmed)
  const month = numbers ? Number(numbers.groups?.month) : monthNumber(words?.groups?.month ?? '')
  const period = yearMonth(Number((numbers ?? words)?.groups?.year), month)
  return isYearMonth(period) ? period : undefined
}
