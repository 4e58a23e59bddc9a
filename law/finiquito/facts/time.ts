import { addDays, addMonths, daysBetween, type ISODate, partsOf } from '#chile/dates.ts'

/** Time of service as a calendar counts it. */
export type ServiceTime = {
  readonly years: number
  readonly months: number
  readonly days: number
  /** All whole months, those of the years too. */
  readonly allMonths: number
}

/**
 * Whole years, months and days between two dates (Código Civil, art. 48): a period of months ends
 * on the day of the same number, and on the last day of a month that has no such day. Throws a
 * RangeError when the end comes before the start.
 */
export function serviceTime(start: ISODate, end: ISODate, lastDayIncluded = false): ServiceTime {
  const until = lastDayIncluded ? addDays(end, 1) : end
  if (until < start) throw new RangeError(`El término ${end} es anterior al inicio ${start}`)
  const [from, to] = [partsOf(start), partsOf(until)]
  const most = (to.year - from.year) * 12 + to.month - from.month
  const allMonths = addMonths(start, most) <= until ? most : most - 1
  const days = daysBetween(addMonths(start, allMonths), until)
  return { years: Math.floor(allMonths / 12), months: allMonths % 12, days, allMonths }
}

/**
 * What is left of a protection after the last day of a contract, in whole months and days. The
 * weeks that a subsidy pays after that day do not count (Código del Trabajo, art. 163 bis N°4).
 */
export function protectionLeft(
  end: ISODate,
  { until, subsidyUntil }: { until: ISODate | null; subsidyUntil: ISODate | null },
): { readonly months: number; readonly days: number } {
  const from = subsidyUntil !== null && subsidyUntil > end ? subsidyUntil : end
  if (until === null || until <= from) return { months: 0, days: 0 }
  const { allMonths, days } = serviceTime(from, until)
  return { months: allMonths, days }
}

/** A day as the number that formulas compare: 14-08-1981 is 19810814. */
export function dayNumber(date: ISODate): number {
  const { year, month, day } = partsOf(date)
  return year * 10_000 + month * 100 + day
}
