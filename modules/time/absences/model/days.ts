import { isBusinessDay, restDays } from '#chile/calendar.ts'
import { addDays, daysBetween, type ISODate, weekday } from '#chile/dates.ts'
import type { AbsencePay, AbsenceType } from './catalogs.ts'

/** A stretch of days, both ends included. */
export type Span = { readonly from: ISODate; readonly to: ISODate }

export type Week = {
  /** Days of work per week of the contract: 5 is Monday to Friday, 6 to Saturday, 7 every day. */
  readonly daysPerWeek: number
  readonly holidays: ReadonlySet<ISODate>
}

/** The days of both stretches, or undefined when they do not meet. */
export function meeting(a: Span, b: Span): Span | undefined {
  const from = a.from > b.from ? a.from : b.from
  const to = a.to < b.to ? a.to : b.to
  return from <= to ? { from, to } : undefined
}

export const calendarDays = ({ from, to }: Span): number => daysBetween(from, to) + 1

/** Every day of a stretch, in order. */
export const daysOf = ({ from, to }: Span): ISODate[] =>
  Array.from({ length: calendarDays({ from, to }) }, (_, place) => addDays(from, place))

/** Whether the contract's week has work on that day. Holidays are rest, except in a full week. */
export function isWorkday(day: ISODate, { daysPerWeek, holidays }: Week): boolean {
  if (daysPerWeek >= 7) return true
  if (daysPerWeek === 6) return weekday(day) !== 0 && !holidays.has(day)
  return isBusinessDay(day, holidays)
}

/** Days of a stretch on which the contract had work. */
export const workDays = (span: Span, week: Week): number =>
  daysOf(span).filter((day) => isWorkday(day, week)).length

/**
 * Days of work that an absence takes in a stretch, halves among them. Half a day that somebody asks
 * for is half a day of work, whatever the weekday.
 */
export function workedDays(
  absence: { readonly type: AbsenceType; readonly halfDay: boolean },
  span: Span,
  week: Week,
): number {
  if (absence.halfDay && absence.type !== 'LICENSE') return 0.5
  return inHalves(workDays(span, week), absence)
}

/** Sundays and holidays of a stretch. */
export const restDaysOf = ({ from, to }: Span, { holidays }: Week): number =>
  restDays(from, to, holidays)

export type CountedAbsence = Span & {
  readonly type: AbsenceType
  readonly pay: AbsencePay
  readonly halfDay: boolean
  readonly ignoreHolidays: boolean
}

/**
 * The days of an absence that its pay loses, inside a stretch. A medical leave, a suspension and a
 * leave without pay take every calendar day (Código del Trabajo, art. 44; DFL 44 de 1978). An
 * unjustified absence takes the days on which there was work, unless it says otherwise.
 */
export function lostDays(absence: CountedAbsence, within: Span, week: Week): readonly ISODate[] {
  const inside = meeting(absence, within)
  if (!inside || absence.halfDay) return []
  if (absence.type !== 'LICENSE' && absence.pay === 'WITHPAY') return []
  const all = daysOf(inside)
  if (absence.type !== 'NOT_WORKED' || absence.ignoreHolidays) return all
  return all.filter((day) => isWorkday(day, week))
}

/**
 * The days of rest of a stretch that are lost too: all that are left when somebody was missing
 * without a reason and every day of work was lost, by whatever absences.
 */
export function lostRest(lost: ReadonlySet<ISODate>, within: Span, week: Week): readonly ISODate[] {
  const kept = daysOf(within).filter((day) => !lost.has(day))
  return kept.some((day) => isWorkday(day, week)) ? [] : kept
}

/** Half days of an absence that lose their pay, inside a stretch; those of a leave are its own. */
export const lostHalfDays = (absence: CountedAbsence, within: Span): number =>
  absence.halfDay &&
  absence.type !== 'LICENSE' &&
  absence.pay === 'WITHOUTPAY' &&
  meeting(absence, within)
    ? 1
    : 0

/** A number of days of an absence: of half the day, half of each. */
export const inHalves = (days: number, { halfDay }: { readonly halfDay: boolean }): number =>
  halfDay ? days / 2 : days
