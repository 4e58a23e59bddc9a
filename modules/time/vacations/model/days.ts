import { addBusinessDays, businessDays, isBusinessDay } from '#chile/calendar.ts'
import { addDays, type ISODate } from '#chile/dates.ts'
import { cut, type TimeOff } from '#modules/time/time-off/model/slots.ts'
import { DAY, HALF_DAY } from './units.ts'

/**
 * The units that some days of vacation cost: Monday to Friday without holidays, whatever the
 * contract's week (Código del Trabajo, art. 69; DT, Ord. 5522 of 2017). Half a working day costs
 * half; half of a day off costs nothing.
 */
export function unitsOf({ from, to, half }: TimeOff, holidays: ReadonlySet<ISODate>): number {
  if (half) return isBusinessDay(from, holidays) ? HALF_DAY : 0
  return businessDays(from, to, holidays) * DAY
}

/** The holidays that fall on Monday to Friday within some days. */
export const holidaysWithin = (
  { from, to }: { readonly from: ISODate; readonly to: ISODate },
  holidays: ReadonlySet<ISODate>,
): readonly ISODate[] =>
  [...holidays]
    .filter((day) => day >= from && day <= to && isBusinessDay(day, new Set()))
    .toSorted()

/** The last day of a vacation of so many working days, of which `start` is the first candidate. */
export const endOf = (start: ISODate, days: number, holidays: ReadonlySet<ISODate>): ISODate =>
  addBusinessDays(addDays(start, -1), days, holidays)

/** The first working day after a vacation. */
export const returnsOn = (end: ISODate, holidays: ReadonlySet<ISODate>): ISODate =>
  addBusinessDays(end, 1, holidays)

/**
 * The days that a month declares where the State takes only whole ones: half a day waits for the
 * month in which another half completes it, so that what all months declare is what was taken, but
 * for a last half. The law counts vacation in whole days (DT, Ord. 2604 of 2016).
 *
 * @param before units taken in earlier months
 * @param units those of the month
 */
export const completedDays = (before: number, units: number): number =>
  Math.floor((before + units) / DAY) - Math.floor(before / DAY)

/** The units of each month that some days of vacation touch, by first day of the month. */
export function unitsByMonth(
  span: TimeOff,
  holidays: ReadonlySet<ISODate>,
): readonly { readonly on: ISODate; readonly units: number }[] {
  const months = new Map<string, number>()
  const starts = new Map<string, ISODate>()
  for (let day = span.from; day <= span.to; day = addDays(day, 1)) {
    const units = unitsOf({ from: day, to: day, half: span.half }, holidays)
    const month = day.slice(0, 7)
    months.set(month, (months.get(month) ?? 0) + units)
    if (!starts.has(month)) starts.set(month, day)
  }
  return [...months].map(([month, units]) => ({ on: starts.get(month) ?? span.from, units }))
}

/**
 * What a medical leave leaves of a vacation: the days before it. The rest returns to the balance,
 * to be enjoyed when worker and employer agree (DT, Ord. 6256/279 of 1995, and 3515/188 of 1997 for
 * days given in advance).
 */
export function afterLeave(
  vacation: TimeOff,
  leave: TimeOff,
  holidays: ReadonlySet<ISODate>,
): { readonly spans: readonly TimeOff[]; readonly enjoyed: number; readonly givenBack: number } {
  const spans = cut(vacation, leave, 'DROP_AFTER')
  const enjoyed = spans.reduce((sum, span) => sum + unitsOf(span, holidays), 0)
  return { spans, enjoyed, givenBack: unitsOf(vacation, holidays) - enjoyed }
}
