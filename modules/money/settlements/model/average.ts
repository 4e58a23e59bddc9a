import { monthRange, previousMonth, shiftMonth, type YearMonth } from '#chile/period.ts'
import { readjusted } from '#law/finiquito/index.ts'

/** What prices rose in each month, in tenths of a percent; an unknown month is left out. */
export type Prices = ReadonlyMap<YearMonth, number>

/** Months of an average (LIR, art. 17 N°13). */
export const AVERAGE_MONTHS = 24

type Earned = { readonly month: YearMonth; readonly amount: number }

/**
 * The average of what was earned in the last 24 months before a month, in money of its beginning,
 * and the months of which the IPC is not known. While one is missing, its rise is none.
 */
export function averageOf(earned: readonly Earned[], end: YearMonth, prices: Prices) {
  const first = shiftMonth(end, -AVERAGE_MONTHS)
  const months = earned.filter(({ month }) => month >= first && month < end)
  const asked = months.length === 0 ? [] : monthRange(oldest(months), previousMonth(end))
  const missing = asked.filter((month) => !prices.has(month))
  const total = months.reduce(
    (sum, { month, amount }) =>
      sum +
      readjusted(
        amount,
        monthRange(month, previousMonth(end)).map((one) => prices.get(one) ?? 0),
      ),
    0,
  )
  return { average: months.length === 0 ? 0 : Math.round(total / months.length), missing }
}

const oldest = (months: readonly Earned[]): YearMonth =>
  Math.min(...months.map(({ month }) => month))
