import holidays from './catalogues/holidays.json' with { type: 'json' }
import { addDays, type ISODate, weekday } from './dates.ts'

/** A holiday of the official calendar. `places` are region or commune codes where it is local. */
export type PublicHoliday = {
  date: ISODate
  name: string
  type: 'CIVIL' | 'RELIGIOUS'
  /** Commerce must close (Ley 19.973). */
  irrevocable: boolean
  scope: 'NATIONAL' | 'REGION' | 'COMMUNE' | 'BANKS'
  places: readonly string[]
  /** The law that gives it, where it is known. */
  law: string | null
  status: 'ok' | 'doubtful'
}

const SCOPES = ['NATIONAL', 'REGION', 'COMMUNE', 'BANKS'] as const

/** 2024 to 2028, in order of date. Companies add theirs as rows; this is only the country's. */
export const publicHolidays: readonly PublicHoliday[] = holidays.items.map((item) => ({
  ...item,
  type: item.type === 'RELIGIOUS' ? 'RELIGIOUS' : 'CIVIL',
  scope: SCOPES.find((scope) => scope === item.scope) ?? 'NATIONAL',
  status: item.status === 'ok' ? 'ok' : 'doubtful',
}))

/** The holiday of the whole country on a day. */
export const nationalOn = (day: ISODate): PublicHoliday | undefined =>
  publicHolidays.find(({ date, scope }) => date === day && scope === 'NATIONAL')

/** Days off everywhere in the country. A year without data throws: silence would pay wrong days. */
export function nationalHolidays(fromYear: number, toYear = fromYear): ReadonlySet<ISODate> {
  for (let year = fromYear; year <= toYear; year += 1) {
    if (!publicHolidays.some(({ date }) => date.startsWith(`${year}-`))) {
      throw new RangeError(`No hay calendario de feriados para ${year}`)
    }
  }
  const years = publicHolidays.filter(
    ({ date, scope }) =>
      scope === 'NATIONAL' &&
      Number(date.slice(0, 4)) >= fromYear &&
      Number(date.slice(0, 4)) <= toYear,
  )
  return new Set(years.map(({ date }) => date))
}

/**
 * The years whose calendar is missing on a day: this one, the next, and the one after it. A
 * vacation is asked for that far ahead.
 */
export function missingYears(day: ISODate): readonly number[] {
  const year = Number(day.slice(0, 4))
  const known = new Set(publicHolidays.map(({ date }) => Number(date.slice(0, 4))))
  return [year, year + 1, year + 2].filter((one) => !known.has(one))
}

/** Where somebody works, as the codes of the territory name it. */
export type Place = { readonly region?: string | null; readonly commune?: string | null }

/** The place of a commune: its code (CUT, five digits) begins with that of its region. */
export const placeOf = (commune: string | null): Place => ({
  commune,
  region: commune?.slice(0, 2) ?? null,
})

/**
 * Days off where somebody works: the country's, and those of the region and the commune. Bank
 * holidays are only of banks. A year without data throws.
 */
export function holidaysAt(
  place: Place,
  fromYear: number,
  toYear = fromYear,
): ReadonlySet<ISODate> {
  const codes = [place.region, place.commune].filter((code) => !!code)
  const local = publicHolidays.filter(
    ({ date, scope, places }) =>
      (scope === 'REGION' || scope === 'COMMUNE') &&
      places.some((code) => codes.includes(code)) &&
      Number(date.slice(0, 4)) >= fromYear &&
      Number(date.slice(0, 4)) <= toYear,
  )
  return new Set([...nationalHolidays(fromYear, toYear), ...local.map(({ date }) => date)])
}

/**
 * Monday to Friday and no holiday. Saturday never counts, even for people who work on Saturdays:
 * Código del Trabajo, art. 69 («el día sábado se considerará siempre inhábil»).
 */
export const isBusinessDay = (date: ISODate, off: ReadonlySet<ISODate>): boolean =>
  weekday(date) !== 6 && weekday(date) !== 0 && !off.has(date)

/** Business days from `from` to `to`, both ends included. */
export function businessDays(from: ISODate, to: ISODate, off: ReadonlySet<ISODate>): number {
  let days = 0
  for (let day = from; day <= to; day = addDays(day, 1)) {
    if (isBusinessDay(day, off)) days += 1
  }
  return days
}

/** The day that completes `count` business days after `from`; `from` itself is not counted. */
export function addBusinessDays(from: ISODate, count: number, off: ReadonlySet<ISODate>): ISODate {
  let day = from
  for (let left = count; left > 0;) {
    day = addDays(day, 1)
    if (isBusinessDay(day, off)) left -= 1
  }
  return day
}

/** Sundays and holidays from `from` to `to`, both included: what the semana corrida pays. */
export function restDays(from: ISODate, to: ISODate, off: ReadonlySet<ISODate>): number {
  let days = 0
  for (let day = from; day <= to; day = addDays(day, 1)) {
    if (weekday(day) === 0 || off.has(day)) days += 1
  }
  return days
}
