import { searchKey } from './text.ts'

/**
 * A calendar day as text, `2026-09-14`. Days have no time zone: the engine's `Date` is never asked,
 * so that midnight in Santiago cannot turn a hire date into the day before.
 */
export type ISODate = string

const WEEKDAYS = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'] as const
export const MONTHS = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
] as const

/** Is this text a day that exists, in ISO form? `2026-02-29` is not. */
export function isDate(text: unknown): text is ISODate {
  if (typeof text !== 'string') return false
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []
  return year !== undefined && exists(Number(year), Number(month), Number(day))
}

/**
 * The day that somebody typed, or `undefined`. Accepts DD/MM/YYYY, DD/MM/YY, D/M/YY, D-M-YYYY,
 * points, and the ISO form. Two-digit years: 00 to 49 are 20YY, 50 to 99 are 19YY.
 */
export function parseDate(text: string): ISODate | undefined {
  const trimmed = text.trim()
  if (isDate(trimmed)) return trimmed
  const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/.exec(trimmed) ?? []
  if (day === undefined || month === undefined || year === undefined) return undefined
  const full = year.length === 4 ? Number(year) : Number(year) + (Number(year) < 50 ? 2000 : 1900)
  return exists(full, Number(month), Number(day))
    ? toDate(full, Number(month), Number(day))
    : undefined
}

/** `2026-09-21` → `21-09-2026`. */
export const formatDate = (date: ISODate): string => date.split('-').toReversed().join('-')

/** `2026-09-21` → `lunes 21 de septiembre`; with the year on request. */
export function formatLongDate(date: ISODate, withYear = false): string {
  const { year, month, day } = partsOf(date)
  const text = `${weekdayName(date)} ${day} de ${MONTHS[month - 1]}`
  return withYear ? `${text} de ${year}` : text
}

/** `2026-09-21` → `21 de septiembre de 2026`: as a letter or a deed is dated. */
export function formatWrittenDate(date: ISODate): string {
  const { year, month, day } = partsOf(date)
  return `${day} de ${MONTHS[month - 1]} de ${year}`
}

/** 0 is Sunday, 1 Monday … 6 Saturday. */
export const weekday = (date: ISODate): number => (((dayNumber(date) + 4) % 7) + 7) % 7
export const weekdayName = (date: ISODate): string => WEEKDAYS[weekday(date)] ?? ''

export const addDays = (date: ISODate, days: number): ISODate =>
  fromDayNumber(dayNumber(date) + days)

/** Whole days from `from` to `to`; the next day is 1, the same day 0. */
export const daysBetween = (from: ISODate, to: ISODate): number => dayNumber(to) - dayNumber(from)

/** The same day some months on; 31 January + 1 month is the last of February. */
export function addMonths(date: ISODate, months: number): ISODate {
  const { year, month, day } = partsOf(date)
  const count = year * 12 + (month - 1) + months
  const [newYear, newMonth] = [Math.floor(count / 12), (((count % 12) + 12) % 12) + 1]
  return toDate(newYear, newMonth, Math.min(day, daysIn(newYear, newMonth)))
}

export const addYears = (date: ISODate, years: number): ISODate => addMonths(date, years * 12)

/** Completed years on `on`: age, or years in a company. Born on 29 February: counts on 1 March. */
export function completedYears(since: ISODate, on: ISODate): number {
  const years = partsOf(on).year - partsOf(since).year
  return on.slice(5) < since.slice(5) ? years - 1 : years
}

/** Days of a month: 28 to 31. */
export const daysIn = (year: number, month: number): number =>
  month === 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31

export function partsOf(date: ISODate): { year: number; month: number; day: number } {
  const dash = date.indexOf('-', 1)
  return {
    year: Number(date.slice(0, dash)),
    month: Number(date.slice(dash + 1, dash + 3)),
    day: Number(date.slice(dash + 4, dash + 6)),
  }
}

export const toDate = (year: number, month: number, day: number): ISODate =>
  [digits(year, 4), digits(month, 2), digits(day, 2)].join('-')

const digits = (value: number, count: number) => String(value).padStart(count, '0')

/** The number of a month's Spanish name or its first three letters («sept» too), or 0. */
export function monthNumber(name: string): number {
  const key = searchKey(name)
  if (key === 'sept') return 9
  return MONTHS.findIndex((month) => month === key || month.slice(0, 3) === key) + 1
}

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

const exists = (year: number, month: number, day: number) =>
  month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month) && year >= 1

/** Days since 1970-01-01 in the Gregorian calendar, by the usual shift of the year to March. */
function dayNumber(date: ISODate): number {
  const { year, month, day } = partsOf(date)
  const y = month <= 2 ? year - 1 : year
  const era = Math.floor(y / 400)
  const yearOfEra = y - era * 400
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1
  const dayOfEra =
    yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  return era * 146_097 + dayOfEra - 719_468
}

function fromDayNumber(days: number): ISODate {
  const shifted = days + 719_468
  const era = Math.floor(shifted / 146_097)
  const dayOfEra = shifted - era * 146_097
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  )
  const dayOfYear =
    dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153)
  const day = dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1
  const month = shiftedMonth + (shiftedMonth < 10 ? 3 : -9)
  return toDate(yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
}
