import { addDecimals } from '#chile/money/decimal.ts'
import { completedYears, isDate, partsOf } from '#chile/dates.ts'
import { daysInMonth, firstDay, lastDay, monthLabel } from '#chile/period.ts'
import { InputError, type PayrollInput, type VariableWeek } from '../input.ts'
import { workingHoursChanges } from '../parameters/limits.ts'

/** First and last day of the month on which the contract holds. Throws when it holds on none. */
export function covered({ month, contract: { start, end } }: PayrollInput) {
  const monthDays = daysInMonth(month)
  const first = start !== null && start > firstDay(month) ? start : firstDay(month)
  const last = end !== null && end < lastDay(month) ? end : lastDay(month)
  if (first > last) {
    throw new InputError('contract.start', `El contrato no rige en ${monthLabel(month)}`)
  }
  return { monthDays, first: partsOf(first).day, last: partsOf(last).day }
}

/** What counts from a date to the last day of the month: age, and years of the relation. */
export function monthsClock({ month, person, unemployment, contract }: PayrollInput) {
  const since = unemployment.since ?? contract.start
  const on = lastDay(month)
  return {
    // Nobody's age is guessed: without a birthday the general rules apply, as at thirty.
    age: person.birthday === null ? 30 : Math.max(0, completedYears(person.birthday, on)),
    years: since === null ? 0 : Math.max(0, completedYears(since, on)),
  }
}

/** The day inside this month on which the legal weekly hours change, if any (Ley 21.561). */
export const hoursChange = (month: number): string | undefined =>
  workingHoursChanges.find((date) => date >= firstDay(month) && date <= lastDay(month))

/** Overtime of a kind, before or after a change of the legal weekly hours inside the month. */
export function overtimeHours(
  { month, overtime }: PayrollInput,
  kind: 'NORMAL' | 'DOUBLE',
  side: 'before' | 'after',
): string {
  const change = hoursChange(month)
  const chosen = overtime.filter(({ date, surcharge = 'NORMAL' }) => {
    if (date !== undefined && !isDate(date)) {
      throw new InputError('overtime', `«${date}» no es una fecha`)
    }
    const before = change !== undefined && date !== undefined && date < change
    return surcharge === kind && before === (side === 'before')
  })
  return addDecimals(...chosen.map(({ hours }) => hours))
}

/** The n-th week of variable pay, or an empty one. More weeks than a month has are refused. */
export function week({ variable: { weeks } }: PayrollInput, n: number): VariableWeek {
  if (weeks.length > 6) throw new InputError('variable.weeks', 'Un mes toca a lo más seis semanas')
  return weeks[n - 1] ?? { variable: '0', dueDays: 0, restDays: 0 }
}
