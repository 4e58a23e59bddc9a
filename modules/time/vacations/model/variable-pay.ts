import type { ISODate } from '#chile/dates.ts'
import { previousMonth, type YearMonth, yearMonthOf } from '#chile/period.ts'

/**
 * The months whose variable pay a vacation averages: the last three whole months worked before the
 * **beginning** of the vacation, without those with medical leave, and the same three for all the
 * months that the vacation lasts (Código del Trabajo, art. 71; DT, January of 2022 and Ord.
 * 2994/171). In order of date; fewer when there are not three.
 */
export function baseMonths(
  start: ISODate,
  worked: (month: YearMonth) => boolean,
  firstMonth: YearMonth,
): readonly YearMonth[] {
  const months: YearMonth[] = []
  let month = previousMonth(yearMonthOf(start))
  for (; months.length < 3 && month >= firstMonth; month = previousMonth(month)) {
    if (worked(month)) months.unshift(month)
  }
  return months
}
