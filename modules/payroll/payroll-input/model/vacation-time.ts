import { addDays, type ISODate, weekday } from '#chile/dates.ts'
import { firstDay, shiftMonth, type YearMonth, yearMonthOf } from '#chile/period.ts'
import { calendarDays, daysOf, meeting, type Span } from '#modules/time/absences/model/days.ts'
import type { Half } from '#modules/time/time-off/model/slots.ts'
import { baseMonths } from '#modules/time/vacations/model/variable-pay.ts'

/** An approved vacation, as it was enjoyed. */
export type Enjoyed = {
  readonly startDate: ISODate
  readonly endDate: ISODate
  readonly half: Half | null
}

/** What a closed payslip says of a month: whether it was worked whole, and its variable pay. */
export type PaidMonth = {
  readonly month: YearMonth
  readonly whole: boolean
  /** Pesos of what a vacation averages. */
  readonly variable: number
}

/** Days of vacation in a month, and the months whose variable pay they average. */
export type VacationDays = Span & {
  readonly half: Half | null
  readonly base: readonly PaidMonth[]
}

/** The vacation of a contract in a month. */
export type VacationTime = {
  /** Calendar days; a half day is half of one, in the month in which it was. */
  readonly days: number
  /** Pesos of `months` months. */
  readonly variablePay: number
  readonly months: number
  readonly spans: readonly VacationDays[]
  /** Whole days of the month and of its first week: the semana corrida does not divide by them. */
  readonly justified: readonly ISODate[]
}

/** How many months back a whole month of work is searched. */
export const monthsBack = 12

/**
 * The vacation of a month (Código del Trabajo, art. 71): each one averages the last three whole
 * months worked before it began, and the same ones in every month that it lasts. Of two vacations
 * with other months the averages weigh their days, and a fraction of a peso is the worker's.
 *
 * @param within the days of the month on which the contract holds
 * @param paid what the closed payslips of the contract say
 */
export function vacationTime(
  vacations: readonly Enjoyed[],
  within: Span,
  paid: readonly PaidMonth[],
): VacationTime {
  const known = new Map(paid.map((one) => [one.month, one]))
  const spans = vacations.flatMap((one): VacationDays[] => {
    const span = meeting({ from: one.startDate, to: one.endDate }, within)
    return span ? [{ ...span, half: one.half, base: baseOf(one.startDate, known) }] : []
  })
  const weeks = { from: firstWeekDay(within.from), to: within.to }
  const halves = spans.reduce((sum, span) => sum + halvesOf(span), 0)
  return { days: halves / 2, ...averaged(spans), spans, justified: wholeDays(vacations, weeks) }
}

/**
 * The days of some on which nothing is worked: those of whole days, and those whose morning and
 * afternoon were asked for apart. Half a day is worked, so that its week is divided by it.
 */
function wholeDays(vacations: readonly Enjoyed[], within: Span): readonly ISODate[] {
  const halves = new Map<ISODate, number>()
  for (const { startDate, endDate, half } of vacations) {
    const span = meeting({ from: startDate, to: endDate }, within)
    for (const day of span ? daysOf(span) : []) {
      halves.set(day, (halves.get(day) ?? 0) + (half === null ? 2 : 1))
    }
  }
  return [...halves].flatMap(([day, count]) => (count >= 2 ? [day] : []))
}

/** The Monday of the week of the first day of a month. */
export const firstWeekDay = (day: ISODate): ISODate => {
  const first = firstDay(yearMonthOf(day))
  return addDays(first, -((weekday(first) + 6) % 7))
}

/**
 * Pesos of the variable pay that a vacation which begins on a day averages, and of how many months:
 * none without a whole month worked.
 */
export function variableBase(
  start: ISODate,
  paid: readonly PaidMonth[],
): { readonly variablePay: number; readonly months: number } {
  const base = baseOf(start, new Map(paid.map((one) => [one.month, one])))
  return { variablePay: variableOf(base), months: base.length || 3 }
}

const halvesOf = (span: VacationDays): number => (span.half ? 1 : 2 * calendarDays(span))

function baseOf(start: ISODate, known: ReadonlyMap<YearMonth, PaidMonth>): readonly PaidMonth[] {
  const worked = (month: YearMonth) => known.get(month)?.whole === true
  return baseMonths(start, worked, shiftMonth(yearMonthOf(start), -monthsBack)).flatMap(
    (month) => known.get(month) ?? [],
  )
}

const variableOf = (base: readonly PaidMonth[]): number =>
  base.reduce((sum, { variable }) => sum + variable, 0)

/** Pesos and months of the formula. Without a whole month worked there is nothing to average. */
function averaged(spans: readonly VacationDays[]): { variablePay: number; months: number } {
  const bases = spans.map(({ base }) => base)
  const [first = []] = bases
  const same = bases.every((base) => monthsOf(base) === monthsOf(first))
  if (same) return { variablePay: variableOf(first), months: first.length || 3 }
  // In sixths of a peso, so that averages of one, two and three months are whole numbers.
  const weighed = spans.reduce(
    (sum, { base, ...span }) =>
      base.length === 0
        ? sum
        : sum + variableOf(base) * 3 * (6 / base.length) * halvesOf({ base, ...span }),
    0,
  )
  const halves = spans.reduce((sum, span) => sum + halvesOf(span), 0)
  return { variablePay: Math.ceil(weighed / (6 * halves)), months: 3 }
}

const monthsOf = (base: readonly PaidMonth[]): string => base.map(({ month }) => month).join(' ')
