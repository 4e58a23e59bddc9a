import { previousMonth, type YearMonth } from '#chile/period.ts'

/** A month of one razón social, as far as its pay may be seen. */
export type PaidMonth = {
  readonly businessId: number
  readonly yearMonth: YearMonth
  readonly isOpen: boolean
  readonly calculated: number
  /** Of how many of those the totals are: who reads may not see everybody's pay. */
  readonly totalPeople: number | null
  readonly totalEarnings: number | null
  readonly totalNet: number | null
  readonly totalCost: number | null
}

/** What a month adds up to. */
export type PayTotals = {
  readonly yearMonth: YearMonth
  /** How many people the sums cover. */
  readonly people: number
  readonly calculated: number
  readonly earnings: number
  readonly net: number
  readonly cost: number
}

/** So many months are drawn. */
const DRAWN = 7

/**
 * The newest month that was calculated against the month before it, of the same razones sociales,
 * so that like is compared with like; and the months until then.
 */
export function payrollSummary(months: readonly PaidMonth[]) {
  const paid = months.filter(({ totalNet }) => totalNet !== null)
  const newest = Math.max(0, ...paid.map(({ yearMonth }) => yearMonth))
  const current = paid.filter(({ yearMonth }) => yearMonth === newest)
  if (current.length === 0) return null
  const among = new Set(current.map(({ businessId }) => businessId))
  const all = new Set(months.map(({ businessId }) => businessId))
  const alike = paid.filter(({ businessId }) => among.has(businessId))
  const byMonth = Map.groupBy(alike, ({ yearMonth }) => yearMonth)
  const history = [...byMonth]
    .map(([yearMonth, found]) => totalsOf(yearMonth, found))
    .toSorted((a, b) => a.yearMonth - b.yearMonth)
  return {
    isOpen: current.some(({ isOpen }) => isOpen),
    businesses: among.size,
    allBusinesses: all.size,
    now: totalsOf(newest, current),
    before: history.find(({ yearMonth }) => yearMonth === previousMonth(newest)) ?? null,
    history: history.slice(-DRAWN),
  }
}

const totalsOf = (yearMonth: YearMonth, months: readonly PaidMonth[]): PayTotals => ({
  yearMonth,
  people: months.reduce((sum, { totalPeople }) => sum + (totalPeople ?? 0), 0),
  calculated: months.reduce((sum, { calculated }) => sum + calculated, 0),
  earnings: months.reduce((sum, { totalEarnings }) => sum + (totalEarnings ?? 0), 0),
  net: months.reduce((sum, { totalNet }) => sum + (totalNet ?? 0), 0),
  cost: months.reduce((sum, { totalCost }) => sum + (totalCost ?? 0), 0),
})
