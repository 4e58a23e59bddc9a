import { divide, scaled } from '#chile/money/decimal.ts'
import { yearOf, type YearMonth } from '#chile/period.ts'
import { gratification } from '../parameters/limits.ts'
import { minimumIncome } from '../parameters/minimum-income.ts'
import { MissingParameter, type Parameter, rowAt } from '../parameters/index.ts'

/** What one month of the year gave. Whole pesos. */
export type GratifiedMonth = {
  readonly month: YearMonth
  /** Pay that gratifies: BASE_GRATIFICABLE of its payslip. */
  readonly base: number
  /** Gratification already paid on account. */
  readonly paid: number
  /** Factor that brings the pay of the month to December by the IPC ('1.014'); one without it. */
  readonly index?: string
  /**
   * Part of the month's cap that its payslip had, up to six decimals ('0.5'): of who works part
   * time (art. 40 bis B) or part of a month, where the company takes it so. One without it.
   */
  readonly share?: string
}

export type Art50Settlement = {
  readonly minimumIncome: number
  /** 4,75 minimum incomes of 31 December, in twelfths of the months worked. */
  readonly cap: number
  readonly quarter: number
  readonly due: number
  readonly paid: number
  /** Owed when positive. Negative: paid in excess, which only an agreement gives back. */
  readonly difference: number
  /** The difference in equal parts over the months worked: how it accrues (LIR, art. 45). */
  readonly instalments: readonly { readonly month: YearMonth; readonly amount: number }[]
}

/**
 * The year of who receives the gratification of art. 50 month by month: a quarter of the year's
 * pay, at most 4,75 minimum incomes of 31 December, less what was advanced. Who worked fewer months
 * has as many twelfths of the cap (art. 52). `decemberIncome` replaces the known minimum income.
 * Throws MissingParameter without a minimum income of December, RangeError on months of another
 * year.
 */
export function settleArt50(
  year: number,
  months: readonly GratifiedMonth[],
  decemberIncome?: number,
): Art50Settlement {
  checkYear(year, months)
  const december = year * 100 + 12
  const income = decemberIncome ?? Number(figure(minimumIncome, december))
  const times = scaled(figureOf('INGRESOS_GRATIFICACION', december), 2)
  const rate = scaled(figureOf('TASA_GRATIFICACION', december), 2)
  const indexed = months.reduce(
    (sum, { base, index = '1' }) => sum + BigInt(base) * scaled(index, INDEX_DECIMALS),
    0n,
  )
  const worked = months.reduce((sum, { share = '1' }) => sum + scaled(share, SHARE_DECIMALS), 0n)
  // Both over one denominator, so that only the smaller is rounded.
  const scale = 100n * 100n * 10n ** BigInt(INDEX_DECIMALS) * 12n
  const quarter = indexed * rate * 12n
  const cap =
    (times * BigInt(income) * worked * scale) / (100n * 12n * 10n ** BigInt(SHARE_DECIMALS))
  const due = Number(divide(quarter < cap ? quarter : cap, scale))
  const paid = months.reduce((sum, month) => sum + month.paid, 0)
  return {
    minimumIncome: income,
    cap: Number(divide(cap, scale)),
    quarter: Number(divide(quarter, scale)),
    due,
    paid,
    difference: due - paid,
    instalments: instalments(
      due - paid,
      months.map(({ month }) => month),
    ),
  }
}

const INDEX_DECIMALS = 6
const SHARE_DECIMALS = 6

/** Equal whole parts of an amount, one per month; the last ones carry the pesos that are left. */
export function instalments(amount: number, months: readonly YearMonth[]) {
  const each = Math.trunc(amount / Math.max(1, months.length))
  const left = amount - each * months.length
  const first = months.length - Math.abs(left)
  return months.map((month, index) => ({
    month,
    amount: each + (index >= first ? Math.sign(left) : 0),
  }))
}

/**
 * Profit of the year and its part for the workers: 30 % of what is left after 10 % of the capital.
 */
export const poolOfArt47 = ({ profit, ownCapital }: { profit: number; ownCapital: number }) => {
  const rest = BigInt(profit) * 10n - BigInt(ownCapital)
  return rest <= 0n ? 0 : Number(divide(rest * 3n, 100n))
}

/**
 * Gratification of arts. 47 to 49: the pool shared in proportion to what each one earned in the
 * year; who worked part of it earned less (art. 52). `factorDecimals` rounds the factor first, as
 * printed guides do; without it the fraction is exact. Whole pesos, each rounded half up.
 */
export function shareArt47<Id>(
  pool: number,
  pays: readonly { readonly person: Id; readonly pay: number }[],
  factorDecimals?: number,
): readonly { readonly person: Id; readonly amount: number }[] {
  const total = pays.reduce((sum, { pay }) => sum + BigInt(pay), 0n)
  if (total === 0n) return pays.map(({ person }) => ({ person, amount: 0 }))
  const ten = 10n ** BigInt(factorDecimals ?? 0)
  const [top, bottom] =
    factorDecimals === undefined ? [BigInt(pool), total] : [divide(BigInt(pool) * ten, total), ten]
  return pays.map(({ person, pay }) => ({
    person,
    amount: Number(divide(top * BigInt(pay), bottom)),
  }))
}

function checkYear(year: number, months: readonly GratifiedMonth[]): void {
  const other = months.find(({ month }) => yearOf(month) !== year)
  if (other) throw new RangeError(`El mes ${other.month} no es del año ${year}`)
  if (new Set(months.map(({ month }) => month)).size < months.length) {
    throw new RangeError(`Un mes del año ${year} está repetido`)
  }
}

const figureOf = (key: string, month: YearMonth): string => {
  const found = gratification.find((parameter) => parameter.key === key)
  if (!found) throw new RangeError(`No existe el parámetro ${key}`)
  return figure(found, Math.max(month, FIRST_MONTH))
}

/** Ours; art. 50 has said the same since long before. */
const FIRST_MONTH = 202401

function figure({ key, label, rows }: Parameter, month: YearMonth): string {
  const value = rowAt(rows, month)?.value
  if (value === undefined || value === null) throw new MissingParameter(key, label, month)
  return value
}
