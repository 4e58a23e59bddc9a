import type { ISODate } from '#chile/dates.ts'
import { firstDay, lastDay, type YearMonth } from '#chile/period.ts'
import type { EarlierSalary } from '#law/input.ts'
import { calendarDays, meeting, type Span } from '#modules/time/absences/model/days.ts'

/** A salary of the first days of the month, and how many of them are paid. */
export type EarlierTerms = { amount: string; currency: Currency; days: number }

type Currency = EarlierSalary['currency']
type Salary = { readonly monthlySalaryValue: string; readonly monthlySalaryCurrency: Currency }

/** Terms that ended inside the month, and the days from which to which they held. */
export type EndedTerms = Salary & Span

/** The days of a month on which a contract holds. */
export const daysIn = (
  month: YearMonth,
  { initialDate, finalDate }: { initialDate: ISODate; finalDate: ISODate | null },
): Span =>
  meeting(
    { from: firstDay(month), to: lastDay(month) },
    { from: initialDate, to: finalDate ?? lastDay(month) },
  ) ?? { from: initialDate, to: initialDate }

/**
 * The salaries of the first days of a month, in order, those that follow each other unchanged made
 * one. Each is paid by the calendar, thirty days at most, less the days whose pay was lost; what is
 * left of the thirty is of the salary of the last day.
 *
 * @param ended terms that ended inside the month, in order
 * @param last terms of the contract's last day in the month
 * @param days the days of the month on which the contract holds
 */
export function earlierTerms(
  ended: readonly EndedTerms[],
  last: Salary,
  days: Span,
  lost: readonly ISODate[],
): EarlierTerms[] {
  const found: EarlierTerms[] = []
  for (const { monthlySalaryValue: amount, monthlySalaryCurrency: currency, ...held } of ended) {
    const span = meeting({ from: held.from, to: held.to }, days)
    const same = Number(amount) === Number(last.monthlySalaryValue)
    // A stretch up to the contract's last day is the one that its own row tells.
    if (!span || span.to >= days.to) continue
    if (same && currency === last.monthlySalaryCurrency) continue
    const missed = lost.filter((day) => day >= span.from && day <= span.to)
    const paid = Math.max(0, Math.min(30, calendarDays(span) - missed.length))
    const before = found.at(-1)
    if (before && Number(before.amount) === Number(amount) && before.currency === currency) {
      before.days += paid
    } else found.push({ amount, currency, days: paid })
  }
  return found
}
