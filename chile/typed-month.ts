import { type ISODate, monthNumber } from './dates.ts'
import { isYearMonth, parseYearMonth, yearMonth, type YearMonth, yearMonthOf } from './period.ts'
import { searchKey } from './text.ts'

/**
 * A month as people type it: 09/2026, 9-26, 092026, 202609, «sep 2026», «septiembre 26»,
 * «este mes».
 * A two-digit year is of this century up to 49. Undefined when it is no month.
 */
export function readMonth(text: string, today: ISODate): YearMonth | undefined {
  const clean = text
    .normalize('NFKC')
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/\s*([/.-])\s*/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
  if (['hoy', 'este mes'].includes(searchKey(clean))) return yearMonthOf(today)
  return parseYearMonth(clean) ?? short(clean)
}

const SHORT = /^(\d{1,2}|\p{L}+)\.?(?:[ /.-]| de )(\d{2})$/u
const DIGITS = /^(\d{2})(\d{4})$/

function short(text: string): YearMonth | undefined {
  const [, name = '', digits = ''] = SHORT.exec(text) ?? DIGITS.exec(text) ?? []
  const month = /^\d+$/.test(name) ? Number(name) : monthNumber(name)
  const year = digits.length === 2 ? Number(digits) + (Number(digits) < 50 ? 2000 : 1900) : digits
  const period = yearMonth(Number(year), month)
  return isYearMonth(period) ? period : undefined
}
