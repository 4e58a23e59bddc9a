import { divide } from '#chile/money/decimal.ts'
import { lastDay, type YearMonth, yearOf } from '#chile/period.ts'
import { type PersonYear, type Profit, settleYear, stateOf } from './gratification.ts'
import type { Rule } from './words.ts'

/** The people of a year until some month, and the minimum income of its last month. */
export type Earned = { readonly people: readonly PersonYear[]; readonly minimumIncome: number }

/** What a contract has earned of the year's gratification, less what months paid on account. */
export type Accrued = {
  readonly contractId: number
  readonly rule: Rule
  /** Whole pesos; nothing by article 47 while nobody estimates the profit. */
  readonly pesos: number | null
  readonly months: number
  readonly base: number
  readonly due: number | null
  readonly paid: number
  /** What is still owed of the year before. */
  readonly earlier: number
}

/**
 * What the gratification of the year owes at the end of a month to each contract in force on its
 * last day (Código del Trabajo, arts. 47 to 52): of this year as far as it went, and what nobody
 * paid of the year before. By article 50 the cap is that of the months worked so far, with the
 * minimum income of the last of them; by article 47 the profit that the company estimates counts
 * in twelfths.
 */
export function accruedUntil(
  month: YearMonth,
  now: Earned,
  before: Earned,
  profitOf: (year: number) => Profit,
): Accrued[] {
  const year = yearOf(month)
  const day = lastDay(month)
  const inForce = ({ finalDate }: PersonYear) => finalDate === null || finalDate >= day
  const current = settledUntil(year, month % 100, now, profitOf(year))
  const past = settledUntil(year - 1, 12, before, profitOf(year - 1))
  const left = new Map(past.map((one) => [one.contractId, owedOf(one) ?? 0]))
  const here = new Set(now.people.filter(inForce).map(({ contractId }) => contractId))
  return current
    .filter(({ contractId }) => here.has(contractId))
    .map((one): Accrued => {
      const { contractId, rule, months, base, due, paid } = one
      const earlier = left.get(contractId) ?? 0
      const own = owedOf(one)
      const pesos = own === null ? null : own + earlier
      return { contractId, rule, pesos, months, base, due, paid, earlier }
    })
}

type Row = ReturnType<typeof settleYear>['rows'][number]

/** What is owed of a year: never less than nothing, and no halves of pesos that months rounded. */
const owedOf = (row: Row): number | null => {
  const state = stateOf(row, false)
  if (state === 'NO_PROFIT') return null
  return state === 'PAY' ? (row.difference ?? 0) : 0
}

function settledUntil(year: number, twelfths: number, earned: Earned, profit: Profit): Row[] {
  const part = (pesos: number) => Number(divide(BigInt(pesos) * BigInt(twelfths), 12n))
  const { people, minimumIncome: income } = earned
  if (people.length === 0) return []
  const soFar = profit && { profit: part(profit.profit), ownCapital: part(profit.ownCapital) }
  return settleYear(year, people, { income, profit: soFar }).rows
}
