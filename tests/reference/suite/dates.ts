import { monthsLater } from '../calendar.ts'

const day = 86_400_000
const stamp = (date: string): number => Date.parse(`${date}T00:00:00Z`)

export const daysLater = (date: string, count: number): string =>
  new Date(stamp(date) + count * day).toISOString().slice(0, 10)

/** Days from one date to another, the first one not counted. */
export const daysApart = (from: string, to: string): number =>
  Math.round((stamp(to) - stamp(from)) / day)

/** 0 is Sunday. */
const weekdayOf = (date: string): number => new Date(stamp(date)).getUTCDay()

/** Whole months from a date to another, walked one by one (Código Civil, art. 48). */
export function wholeMonths(from: string, to: string): number {
  let months = 0
  while (monthsLater(from, months + 1) <= to) months += 1
  return months
}

/** Whole months and the days over them. */
export function monthsAndDays(from: string, to: string): { months: number; days: number } {
  const months = wholeMonths(from, to)
  return { months, days: daysApart(monthsLater(from, months), to) }
}

/** Good Friday of each year; the days of the winter solstice. */
const easter: Readonly<Record<number, string>> = {
  2024: '03-29',
  2025: '04-18',
  2026: '04-03',
  2027: '03-26',
  2028: '04-14',
}
const solstice: Readonly<Record<number, string>> = {
  2024: '06-20',
  2025: '06-20',
  2026: '06-21',
  2027: '06-21',
  2028: '06-20',
}

/**
 * The days off of the whole country in a year, by the rules of Leyes 2.977, 19.668, 20.148, 20.215,
 * 20.299, 20.983 and 21.357, and not from the calendar of the product.
 */
function holidaysOf(year: number): ReadonlySet<string> {
  const on = (monthDay: string) => `${year}-${monthDay}`
  const friday = on(easter[year] ?? '')
  const eighteenth = weekdayOf(on('09-18'))
  return new Set([
    ...['01-01', '05-01', '05-21', '07-16', '08-15', '09-18', '09-19'].map(on),
    ...['11-01', '12-08', '12-25'].map(on),
    friday,
    daysLater(friday, 1),
    on(solstice[year] ?? ''),
    toMonday(on('06-29')),
    toMonday(on('10-12')),
    toFriday(on('10-31')),
    // The Monday or the Friday beside the national days is off too.
    ...(eighteenth === 2 || eighteenth === 6 ? [on('09-17')] : []),
    ...(eighteenth === 3 ? [on('09-20')] : []),
    ...(weekdayOf(on('01-01')) === 0 ? [on('01-02')] : []),
  ])
}

/** Ley 19.668: from Tuesday to Thursday to the Monday before, a Friday to the Monday after. */
function toMonday(date: string): string {
  const weekday = weekdayOf(date)
  if (weekday >= 2 && weekday <= 4) return daysLater(date, 1 - weekday)
  return weekday === 5 ? daysLater(date, 3) : date
}

/** Ley 20.299: of a Tuesday to the Friday before, of a Wednesday to the Friday after. */
function toFriday(date: string): string {
  const weekday = weekdayOf(date)
  return weekday === 2 ? daysLater(date, -4) : weekday === 3 ? daysLater(date, 2) : date
}

const years = new Map(Object.keys(easter).map((year) => [year, holidaysOf(Number(year))]))

/** Monday to Friday that is no holiday of the whole country (Código del Trabajo, art. 69). */
export function isWorking(date: string): boolean {
  const holidays = years.get(date.slice(0, 4))
  if (!holidays) throw new Error(`The reference has no holidays of ${date.slice(0, 4)}`)
  const weekday = weekdayOf(date)
  return weekday !== 0 && weekday !== 6 && !holidays.has(date)
}
