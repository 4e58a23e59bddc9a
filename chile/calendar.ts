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

/**
 * The country's calendar, in order of date: the confirmed rows of `public_holiday`. Companies add
 * their own days as rows of theirs.
 */
export type LegalCalendar = readonly PublicHoliday[]

type Dated = { readonly date: ISODate }

const yearOf = ({ date }: Dated): number => Number(date.slice(0, 4))

/** The holiday of the whole country on a day. */
export const nationalOn = (calendar: LegalCalendar, day: ISODate): PublicHoliday | undefined =>
  calendar.find(({ date, scope }) => date === day && scope === 'NATIONAL')

/** Days off everywhere in the country. A year without data throws: silence would pay wrong days. */
export function nationalHolidays(
  calendar: LegalCalendar,
  fromYear: number,
  toYear = fromYear,
): ReadonlySet<ISODate> {
  const known = nationalByYear(calendar)
  const days = new Set<ISODate>()
  for (let year = fromYear; year <= toYear; year += 1) {
    const ofYear = known.get(year)
    if (!ofYear) throw new RangeError(`No hay calendario de feriados para ${year}`)
    for (const day of ofYear) days.add(day)
  }
  return days
}

const byYear = new WeakMap<LegalCalendar, ReadonlyMap<number, readonly ISODate[]>>()

/** The national days of each year with data, sorted once for a calendar that thousands count by. */
function nationalByYear(calendar: LegalCalendar): ReadonlyMap<number, readonly ISODate[]> {
  const known = byYear.get(calendar)
  if (known) return known
  const years = new Map<number, ISODate[]>()
  for (const day of calendar) {
    const ofYear = years.get(yearOf(day)) ?? []
    if (day.scope === 'NATIONAL') ofYear.push(day.date)
    years.set(yearOf(day), ofYear)
  }
  byYear.set(calendar, years)
  return years
}

/** The first and the last year of a calendar; nothing for an empty one. */
export function yearsOf(calendar: readonly Dated[]): readonly [first: number, last: number] | null {
  const years = calendar.map(yearOf)
  return years.length > 0 ? [Math.min(...years), Math.max(...years)] : null
}

/**
 * The years whose calendar is missing on a day: this one, the next, and the one after it. A
 * vacation is asked for that far ahead.
 */
export function missingYears(calendar: readonly Dated[], day: ISODate): readonly number[] {
  const year = Number(day.slice(0, 4))
  const known = new Set(calendar.map(yearOf))
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
  calendar: LegalCalendar,
  place: Place,
  fromYear: number,
  toYear = fromYear,
): ReadonlySet<ISODate> {
  const codes = [place.region, place.commune].filter((code) => !!code)
  const local = calendar.filter(
    (day) =>
      (day.scope === 'REGION' || day.scope === 'COMMUNE') &&
      day.places.some((code) => codes.includes(code)) &&
      yearOf(day) >= fromYear &&
      yearOf(day) <= toYear,
  )
  const national = nationalHolidays(calendar, fromYear, toYear)
  return new Set([...national, ...local.map(({ date }) => date)])
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
