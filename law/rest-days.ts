import { restDays } from '#chile/calendar.ts'
import { addDays, type ISODate, weekday } from '#chile/dates.ts'
import { addDecimals } from '#chile/money/decimal.ts'
import { firstDay, lastDay, type YearMonth } from '#chile/period.ts'
import type { Decimal, VariableWeek } from './input.ts'

/** What the semana corrida of a person in a month is made from. */
export type RestDaysInput = {
  readonly month: YearMonth
  /** Days of the week of the contract: 0 is Sunday, 1 Monday … 6 Saturday. */
  readonly workdays: readonly number[]
  /** Daily accrued variable pay, by the day on which it was earned. Any order, days may repeat. */
  readonly pay: readonly { readonly date: ISODate; readonly amount: Decimal }[]
  /** Days not worked for a reason (leave, vacation, paid permission): they leave the divisor. */
  readonly justified?: readonly ISODate[]
  /** Holidays of the person's place; `nationalHolidays` gives the country's. */
  readonly holidays: ReadonlySet<ISODate>
  /** First and last day of the contract, when inside the month. */
  readonly start?: ISODate
  readonly end?: ISODate
}

/**
 * The weeks of the weekly method (Código del Trabajo, art. 45), from Monday to Sunday: those whose
 * Sunday falls in the month, whole, with what was earned in the days before it. A week that the
 * month leaves open is paid with the next one, so that no Sunday is paid twice or never. In the
 * month in which the contract ends, its last days count.
 */
export function restWeeks(input: RestDaysInput): readonly VariableWeek[] {
  const { month, end } = input
  const last = end !== undefined && end < lastDay(month) ? end : lastDay(month)
  const weeks: VariableWeek[] = []
  for (let sunday = sundayOf(firstDay(month)); sunday <= last; sunday = addDays(sunday, 7)) {
    weeks.push(stretch(input, addDays(sunday, -6), sunday))
  }
  const open = addDays(sundayOf(last), -6)
  if (end !== undefined && end <= lastDay(month) && weekday(last) !== 0) {
    weeks.push(stretch(input, open, last))
  }
  return weeks
}

/**
 * The whole month as one stretch, for who cannot be paid by weeks: the month's variable pay, by the
 * days that were due, for its Sundays and holidays (Dirección del Trabajo, dictamen 110/1 de 2009).
 */
export const restMonth = (input: RestDaysInput): readonly VariableWeek[] => [
  stretch(input, firstDay(input.month), lastDay(input.month)),
]

const sundayOf = (date: ISODate): ISODate => addDays(date, (7 - weekday(date)) % 7)

function stretch(input: RestDaysInput, from: ISODate, to: ISODate): VariableWeek {
  const { workdays, pay, justified = [], holidays, start = from, end = to } = input
  const [first, last] = [start > from ? start : from, end < to ? end : to]
  let dueDays = 0
  for (let day = first; day <= last; day = addDays(day, 1)) {
    const works = workdays.includes(weekday(day)) && weekday(day) !== 0 && !holidays.has(day)
    if (works && !justified.includes(day)) dueDays += 1
  }
  const amounts = pay.filter(({ date }) => date >= first && date <= last)
  return {
    variable: addDecimals(...amounts.map(({ amount }) => amount)),
    dueDays,
    restDays: first > last ? 0 : restDays(first, last, holidays),
  }
}
