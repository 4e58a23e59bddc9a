import { addDecimals } from '#chile/money/decimal.ts'
import { addDays, completedYears, partsOf } from '#chile/dates.ts'
import { daysInMonth, firstDay, lastDay, monthLabel } from '#chile/period.ts'
import { type EarlierSalary, InputError, type PayrollInput, type VariableWeek } from '../input.ts'
import { openEndedSince } from '../fixed-term.ts'
import { workingHoursChanges } from '../parameters/limits.ts'

/** First and last day of the month on which the contract holds. Throws when it holds on none. */
export function covered({ month, contract: { start, end } }: PayrollInput) {
  const { days, first, last } = boundsOf(month)
  const from = start !== null && start > first ? start : first
  const to = end !== null && end < last ? end : last
  if (from > to) {
    throw new InputError('contract.start', `El contrato no rige en ${monthLabel(month)}`)
  }
  return {
    monthDays: days,
    first: from === first ? 1 : partsOf(from).day,
    last: to === last ? days : partsOf(to).day,
  }
}

/** Nobody's age is guessed: without a birthday the general rules apply, as at thirty. */
export const ageOf = ({ month, person: { birthday } }: PayrollInput): number =>
  birthday === null ? 30 : completedYears(birthday, boundsOf(month).last)

/** Years of the relation completed on the last day of the month. */
export function yearsOf({ month, unemployment, contract }: PayrollInput): number {
  const since = unemployment.since ?? contract.start
  return since === null ? 0 : Math.max(0, completedYears(since, boundsOf(month).last))
}

/** Years of service completed on the last day of the month, from the first that is recognized. */
export function serviceYears({ month, contract: { start, serviceSince } }: PayrollInput): number {
  const days = [start, serviceSince].filter((day) => day !== null).toSorted()
  return days[0] === undefined ? 0 : Math.max(0, completedYears(days[0], boundsOf(month).last))
}

/**
 * Whether a fixed term is open-ended by law on the last day that the contract has in the month, and
 * how many of those days came before that, or before the parties made it so. Domestic workers
 * contribute the same either way (Ley 19.728, art. 5 inc. 2).
 */
export function openEnded(input: PayrollInput): { byLaw: boolean; daysBefore: number } {
  const { type, start, fixedTerm, domesticWorker } = input.contract
  const byLaw = type === 'FIXED' && start !== null && !domesticWorker
  const since = byLaw
    ? openEndedSince({ ...fixedTerm, start })
    : type === 'INDEFINITE' && !domesticWorker
      ? fixedTerm.agreedOn
      : null
  const { first, last } = covered(input)
  if (since === null) return { byLaw: false, daysBefore: 0 }
  if (since > dayOf(input.month, last)) {
    // What the parties made open-ended later was a fixed term on every day of this month.
    return { byLaw: false, daysBefore: byLaw ? 0 : last - first + 1 }
  }
  const before = since > dayOf(input.month, first) ? partsOf(since).day - first : 0
  return { byLaw, daysBefore: before }
}

const dayOf = (month: number, day: number) => addDays(boundsOf(month).first, day - 1)

/** The day inside this month on which the legal weekly hours change, if any (Ley 21.561). */
export const hoursChange = (month: number): string | undefined => boundsOf(month).hoursChange

type Bounds = ReturnType<typeof newBounds>

/** The last month asked for: that of the run, for all its payslips. */
let lately: Bounds | undefined

/** First and last day of a month, how many it has, and when the legal week changes in it. */
export function boundsOf(month: number): Bounds {
  if (lately?.month !== month) lately = newBounds(month)
  return lately
}

function newBounds(month: number) {
  const [first, last] = [firstDay(month), lastDay(month)]
  const change = workingHoursChanges.find((date) => date >= first && date <= last)
  return { month, first, last, days: daysInMonth(month), hoursChange: change }
}

/** Overtime of a kind, before or after a change of the legal weekly hours inside the month. */
export function overtimeHours(
  { month, overtime }: PayrollInput,
  kind: 'NORMAL' | 'DOUBLE',
  side: 'before' | 'after',
): string {
  const change = hoursChange(month)
  const chosen = overtime.filter(({ date, surcharge = 'NORMAL' }) => {
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

const none: EarlierSalary = { amount: '0', currency: 'CLP', days: 0 }

/** The n-th salary that held before the one of the last day, or an empty one. */
export function earlierSalary({ contract: { earlier, payPeriod } }: PayrollInput, n: number) {
  if (earlier.length > 2) {
    const message = 'El sueldo cambia más de dos veces en el mes: deje a lo más dos cambios'
    throw new InputError('contract.earlier', message)
  }
  if (earlier.length > 0 && payPeriod !== 'MONTHLY') {
    const message = 'El sueldo cambia dentro del mes y no es mensual: hágalo regir desde el día 1'
    throw new InputError('contract.earlier', message)
  }
  return earlier[n - 1] ?? none
}
