import { addDecimals } from '#chile/money/decimal.ts'
import type { ISODate } from '#chile/dates.ts'
import { firstDay, type YearMonth } from '#chile/period.ts'
import { formatNumber } from '#chile/numbers.ts'
import type { MonthTime } from '#modules/time/absences/model/time.ts'
import { InputError, type PayrollInput } from '#law/input.ts'
import { type RestDaysInput, restMonth, restWeeks } from '#law/rest-days.ts'
import type { LeavePayment } from '#law/settings-leave.ts'
import type { Amounts } from './amounts.ts'
import type { VacationTime } from './vacation-time.ts'

/** Pay that was earned on a day, in whole pesos. */
export type DayPay = RestDaysInput['pay'][number]

/** What of a contract its weeks of work depend on. */
type Row = {
  readonly initialDate: ISODate
  readonly finalDate: ISODate | null
  readonly daysPerWeek: number
  readonly paymentPeriod: PayrollInput['contract']['payPeriod']
  readonly time: MonthTime | null
  readonly vacation: VacationTime | null
  /** Approved piecework by its day: its item pays it, and here it gives a right to rest days. */
  readonly piecework: readonly DayPay[]
  /** The legal holidays of the places where it works: the semana corrida pays them (art. 45). */
  readonly legalDaysOff: () => ReadonlySet<ISODate>
}

/**
 * Days without pay: those of the absences, or those that were entered. Both at once must say the
 * same: the days are of whoever knows them, and never counted twice.
 */
export function lostTime(time: MonthTime | null, amounts: Amounts) {
  const absence = amounts.whole('DIAS_AUSENCIA')
  const unpaid = amounts.whole('DIAS_SIN_GOCE')
  return {
    absence: agreed('days.absence', 'Las inasistencias registradas', time?.absence ?? 0, absence),
    unpaid: agreed('days.unpaid', 'Los permisos sin goce registrados', time?.unpaid ?? 0, unpaid),
    halves: halvesOf(time?.halfDays ?? 0),
  }
}

const halvesOf = (count: number) => `${Math.floor(count / 2)}.${count % 2 === 0 ? 0 : 5}`

function agreed(path: string, what: string, registered: number, entered: number): number {
  if (registered === 0 || entered === 0 || registered === entered) return registered || entered
  const days = (count: number) => (count === 1 ? '1 día' : `${formatNumber(count)} días`)
  const message = `${what} suman ${days(registered)} y en las novedades hay ${days(entered)}`
  throw new InputError(path, `${message}: deje solo uno de los dos`)
}

/**
 * The medical leaves of the month, and what the razón social does about them. Without a whole month
 * before the leave, the law goes by the contract's pay.
 */
export function leaveOf(
  time: MonthTime | null,
  employer: LeavePayment,
  amounts: Amounts,
): PayrollInput['leave'] {
  return {
    spells: time?.spells ?? [],
    employer,
    subsidy: amounts.take('SUBSIDIO_LICENCIA'),
    previousPay: String(time?.previousPay ?? 0),
  }
}

const WEEKS = [1, 2, 3, 4, 5, 6] as const

/**
 * Commissions, and the pay that accrues by the day: what was earned each week (or in the month) is
 * paid as commissions and gives a right to the Sundays and holidays of that week (art. 45). So does
 * piecework, by its days; where commissions are known by the month alone, all of it goes by the
 * month (Dirección del Trabajo, dictamen 110/1 de 2009).
 */
export function variableOf(month: YearMonth, row: Row, amounts: Amounts): PayrollInput['variable'] {
  const weekly = WEEKS.map((n) => amounts.take(`COMISIONES_SEMANA_${n}`))
  const whole = amounts.take('COMISIONES_DIARIAS')
  const byWeeks = weekly.some((amount) => amount !== '0')
  if (byWeeks && whole !== '0') {
    const message =
      'Las comisiones por día se ingresaron por semanas y por mes: deje una de las dos'
    throw new InputError('variable.weeks', message)
  }
  return {
    sales: amounts.take('VENTAS'),
    commissionRate: amounts.take('TASA_COMISION'),
    commissions: addDecimals(amounts.take('COMISIONES'), whole, ...weekly),
    weeks: weeksOf(month, row, weekly, whole),
  }
}

function weeksOf(month: YearMonth, row: Row, weekly: readonly string[], whole: string) {
  if (whole !== '0') {
    return restMonth(restInput(month, row)).map((week) => ({
      ...week,
      variable: addDecimals(whole, week.variable),
    }))
  }
  const none = weekly.every((amount) => amount === '0') && row.piecework.length === 0
  return none ? [] : byWeek(month, row, weekly)
}

function byWeek(month: YearMonth, row: Row, weekly: readonly string[]) {
  const weeks = restWeeks(restInput(month, row))
  const beyond = weekly.findIndex((amount, place) => amount !== '0' && place >= weeks.length)
  if (beyond >= 0) {
    const message = `El mes tiene ${weeks.length} semanas y se ingresó la semana ${beyond + 1}`
    throw new InputError('variable.weeks', message)
  }
  return weeks.map((week, place) => ({
    ...week,
    variable: addDecimals(week.variable, weekly[place] ?? '0'),
  }))
}

/** Due days of the month, and its Sundays and holidays, for a person paid by the day. */
export function dailyOf(month: YearMonth, row: Row): PayrollInput['daily'] {
  if (row.paymentPeriod !== 'DAILY') return { dueDays: 0, restDays: 0 }
  const [whole] = restMonth(restInput(month, row))
  return { dueDays: whole?.dueDays ?? 0, restDays: whole?.restDays ?? 0 }
}

/**
 * Days of vacation and the variable pay that they average: those of the approved vacations. What
 * somebody entered for the month comes first, as a whole: what nobody can average here, because its
 * months were paid elsewhere, is entered.
 */
export function vacationOf(
  vacation: VacationTime | null,
  amounts: Amounts,
): PayrollInput['vacation'] {
  const days = amounts.whole('DIAS_FERIADO')
  const variablePay = amounts.take('VARIABLE_FERIADO')
  const months = amounts.whole('MESES_FERIADO')
  const entered = days > 0 || variablePay !== '0' || months > 0
  if (entered || !vacation) return { days: String(days), variablePay, months: months || 3 }
  return {
    days: String(vacation.days),
    variablePay: String(vacation.variablePay),
    months: vacation.months,
  }
}

function restInput(month: YearMonth, row: Row): RestDaysInput {
  return {
    month,
    workdays: Array.from({ length: Math.min(6, row.daysPerWeek) }, (_, place) => place + 1),
    pay: row.piecework,
    justified: [...(row.time?.justified ?? []), ...(row.vacation?.justified ?? [])],
    holidays: holidaysOf(row),
    ...(row.initialDate > firstDay(month) ? { start: row.initialDate } : {}),
    ...(row.finalDate === null ? {} : { end: row.finalDate }),
  }
}

function holidaysOf({ legalDaysOff }: Row): ReadonlySet<ISODate> {
  try {
    return legalDaysOff()
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    throw new InputError('variable.weeks', error.message)
  }
}
