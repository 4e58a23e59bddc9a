import { addBusinessDays } from '#chile/calendar.ts'
import { addDays, addMonths, daysBetween, type ISODate } from '#chile/dates.ts'
import { completedMonths } from './accrual.ts'
import { DAY, unitsOfDay, unitsOfMonth } from './units.ts'

/** The vacation that a contract's end pays, laid on the calendar. */
export type TerminationDays = {
  readonly months: number
  readonly days: number
  /** Working days pending, in units. */
  readonly businessUnits: number
  readonly countFrom: ISODate
  readonly lastDay: ISODate
  /** Saturdays, Sundays and holidays between, which are paid too. */
  readonly nonWorking: number
  readonly calendarUnits: number
}

/**
 * Working days pending are laid on the calendar from the day after the end; the days off between
 * are paid, and a fraction takes the next working day (Código del Trabajo, art. 73; DT, Ord. 826/13
 * of 2007).
 */
export function layOut(
  finalDate: ISODate,
  businessUnits: number,
  holidays: ReadonlySet<ISODate>,
): Pick<TerminationDays, 'countFrom' | 'lastDay' | 'nonWorking' | 'calendarUnits'> {
  const countFrom = addDays(finalDate, 1)
  const working = Math.ceil(businessUnits / DAY)
  const lastDay = addBusinessDays(finalDate, working, holidays)
  const nonWorking = daysBetween(finalDate, lastDay) - working
  return { countFrom, lastDay, nonWorking, calendarUnits: businessUnits + nonWorking * DAY }
}

/** What a contract that ends owes of vacation: whole months, days of the last, what is left. */
export function terminationDays(contract: {
  readonly start: ISODate
  readonly finalDate: ISODate
  readonly daysAYear: number
  /** Progressive and additional units that are still to be given, less what was taken. */
  readonly pendingUnits: number
  readonly holidays: ReadonlySet<ISODate>
}): TerminationDays {
  const { start, finalDate, daysAYear, pendingUnits, holidays } = contract
  const after = addDays(finalDate, 1)
  const months = completedMonths(start, after)
  const days = daysBetween(addMonths(start, months), after)
  const earned = months * unitsOfMonth(daysAYear) + days * unitsOfDay(daysAYear)
  const businessUnits = Math.max(0, earned + pendingUnits)
  return { months, days, businessUnits, ...layOut(finalDate, businessUnits, holidays) }
}

/** Whole pesos, half up, of units of calendar days at a month's pay of thirty (art. 71). */
export function payOf(calendarUnits: number, monthlyPay: number): number {
  const [units, pay, whole] = [BigInt(calendarUnits), BigInt(monthlyPay), BigInt(30 * DAY)]
  return Number((2n * units * pay + whole) / (2n * whole))
}
