import { daysIn, formatDate, type ISODate, addDays, monthNumber, MONTHS, toDate } from './dates.ts'
import { searchKey } from './text.ts'

/** A day that somebody typed, or what is wrong with it in the user's words. */
export type TypedDate = { ok: true; date: ISODate } | { ok: false; message: string }

type Asked = {
  /** For «hoy», «ayer», «mañana». */
  today: ISODate
  /** A two-digit year is never read as later than this day: nobody is born in 2045. */
  latest?: string | undefined
}

/**
 * Reads a day as people type it: 15-03-1990, 15/3/90, 15.03.1990, 150390, 15031990, 1990-03-15,
 * «15 de marzo de 1990», «hoy». A two-digit year is 20YY up to 49 and 19YY from 50 on, unless that
 * is after `latest`: who shows the answer must show the whole year.
 */
export function readDate(text: string, asked: Asked): TypedDate {
  const clean = cleaned(text)
  const word = wordsOfToday(clean, asked.today)
  if (word) return { ok: true, date: word }
  const parts = partsIn(clean)
  if (!parts) return { ok: false, message: unreadable(text) }
  if (parts.year === '') return wrong('Falta el año: escriba día, mes y año')
  if (parts.year.length === 1 || parts.year.length === 3)
    return wrong('El año va con cuatro cifras: 1990')
  const [day, month] = [Number(parts.day), Number(parts.month)]
  const year = parts.year.length === 4 ? Number(parts.year) : fullYear(parts, asked.latest)
  return checked(year, month, day)
}

/**
 * The same while it is being typed: only what can no longer mean another day, which is one with a
 * four-digit year. `undefined` is not yet a date.
 */
export function readWholeDate(text: string): ISODate | undefined {
  const parts = partsIn(cleaned(text))
  if (!parts || parts.year.length !== 4) return undefined
  const read = checked(Number(parts.year), Number(parts.month), Number(parts.day))
  return read.ok ? read.date : undefined
}

type Parts = { day: string; month: string; year: string }

/** Other dashes, blanks and slashes of word processors; the hour that spreadsheets add. */
const cleaned = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[\u200B-\u200F\u2060\uFEFF]/g, '')
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/[⁄∕\\]/g, '/')
    .trim()
    .replace(/[T\s]+\d{1,2}:\d{2}(:\d{2}([.,]\d+)?)?\s*(Z|[+-]\d{2}:?\d{2}|[ap]\.?\s?m\.?)?$/i, '')
    .replace(/\s+/g, ' ')
    .trim()

const byWords = new Map([
  ['anteayer', -2],
  ['ayer', -1],
  ['hoy', 0],
  ['manana', 1],
])

function wordsOfToday(text: string, today: ISODate): ISODate | undefined {
  const days = byWords.get(searchKey(text))
  return days === undefined ? undefined : addDays(today, days)
}

const SIGNS = String.raw`\s?[/.\-\s]\s?`
const DAY_FIRST = new RegExp(`^(\\d{1,2})${SIGNS}(\\d{1,2})(?:${SIGNS}(\\d{1,4}))?$`)
const YEAR_FIRST = new RegExp(`^(\\d{4})${SIGNS}(\\d{1,2})${SIGNS}(\\d{1,2})$`)
const NAMED = /^(?:\p{L}+,? )?(\d{1,2})(?:[ /.-]| de )*(\p{L}+)\.?(?:[ /.,-]| de| del)*(\d{0,4})$/u

function partsIn(text: string): Parts | undefined {
  const [, year, month, day] = YEAR_FIRST.exec(text) ?? []
  if (year && month && day) return { day, month, year }
  const first = DAY_FIRST.exec(text)
  if (first) return { day: first[1] ?? '', month: first[2] ?? '', year: first[3] ?? '' }
  return /^\d+$/.test(text) ? partsOfDigits(text) : partsOfWords(text)
}

/** 150390 and 15031990; 19900315 only where it is no day written the usual way. */
function partsOfDigits(text: string): Parts | undefined {
  const usual = { day: text.slice(0, 2), month: text.slice(2, 4), year: text.slice(4) }
  if (text.length === 6) return usual
  if (text.length !== 8) return undefined
  const isYear = (year: string) => isUsual(Number(year))
  if (!isYear(usual.year) && isYear(text.slice(0, 4)))
    return { day: text.slice(6), month: text.slice(4, 6), year: text.slice(0, 4) }
  return usual
}

function partsOfWords(text: string): Parts | undefined {
  const [, day = '', name = '', year = ''] = NAMED.exec(text) ?? []
  const month = monthNumber(name)
  return month === 0 ? undefined : { day, month: String(month), year }
}

function fullYear({ day, month, year }: Parts, latest: string | undefined): number {
  const full = Number(year) + (Number(year) < 50 ? 2000 : 1900)
  const isLate = latest !== undefined && toDate(full, Number(month), Number(day)) > latest
  return isLate ? full - 100 : full
}

const firstYear = 1900
const lastYear = 2200
const isUsual = (year: number) => year >= firstYear && year <= lastYear

function checked(year: number, month: number, day: number): TypedDate {
  if (month < 1 || month > 12) return wrong(`No existe el mes ${month}: van de 1 a 12`)
  if (!isUsual(year)) return wrong(`El año debe estar entre ${firstYear} y ${lastYear}`)
  const date = toDate(year, month, day)
  const last = daysIn(year, month)
  if (day >= 1 && day <= last) return { ok: true, date }
  const name = MONTHS[month - 1] ?? ''
  return wrong(`El ${formatDate(date)} no existe: ${name} de ${year} tiene ${last} días`)
}

const wrong = (message: string): TypedDate => ({ ok: false, message })

/** Long texts are cut: the field itself shows them whole. */
const unreadable = (text: string) =>
  `«${text.length > 24 ? `${text.slice(0, 24)}…` : text}» no es una fecha. ` +
  'Escriba día, mes y año: 15-03-1990'
