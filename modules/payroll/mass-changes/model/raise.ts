import { compareDecimals, divide, plainDecimal, scaled, unscaled } from '#chile/money/decimal.ts'
import { formatDate, type ISODate } from '#chile/dates.ts'
import type { ValueOf } from '#platform/model/catalog.ts'
import type { RaiseMode, RaiseRounding } from './mass-change.ts'

/** Decimals of a salary and of the value of a raise, as the database keeps them. */
const DECIMALS = 4
const ONE = 10n ** BigInt(DECIMALS)
/** Decimals that a salary in UF keeps after a raise. */
const UF_DECIMALS = 2

const stepOf: Readonly<Record<ValueOf<typeof RaiseRounding>, bigint>> = {
  ONE: 1n,
  TEN: 10n,
  HUNDRED: 100n,
  THOUSAND: 1000n,
}

export type Raise = {
  readonly mode: ValueOf<typeof RaiseMode>
  /** Percent, or pesos. */
  readonly value: string
  readonly rounding: ValueOf<typeof RaiseRounding>
  /** Pesos that a percentage adds at least. */
  readonly least: number | null
}

export type Salary = {
  readonly value: string
  readonly currency: string
  readonly period: string
}

/** A salary after a raise, or why the raise does not fit it. */
export type Raised = { readonly after: string } | { readonly left: string }

/**
 * A base salary after a raise, exact. Pesos end whole, rounded half up to the step of the raise,
 * and never below the salary there was nor below its minimum rise; UF keep two decimals. An amount
 * and a minimum rise are pesos of a month: they do not fit a salary in UF, by the week or by the
 * day.
 */
export function raised(salary: Salary, { mode, value, rounding, least }: Raise): Raised {
  const isPesos = salary.currency === 'CLP'
  const inPesos = mode === 'AMOUNT' || least !== null
  if (inPesos && !isPesos) return { left: 'Su sueldo está en UF, y el alza dice pesos' }
  if (inPesos && salary.period !== 'MONTHLY') {
    return { left: 'Su sueldo no es por mes: súbalo en porcentaje' }
  }
  const before = scaled(plainDecimal(salary.value), DECIMALS)
  const asked = scaled(plainDecimal(value), DECIMALS)
  const rise = mode === 'AMOUNT' ? asked : divide(before * asked, 100n * ONE)
  if (!isPesos) {
    const step = 10n ** BigInt(DECIMALS - UF_DECIMALS)
    return changed(before, divide(before + rise, step) * step)
  }
  const step = stepOf[rounding] * ONE
  const floor = least === null ? 0n : BigInt(least) * ONE
  const most = rise > floor ? rise : floor
  const rounded = divide(before + most, step) * step
  // Rounding down would break what was promised at least.
  const promised = before + floor
  return changed(before, rounded < promised ? divide(promised, step, 'UP') * step : rounded)
}

const changed = (before: bigint, after: bigint): Raised =>
  after <= before
    ? { left: 'El redondeo deja el mismo sueldo' }
    : { after: unscaled(after, DECIMALS) }

/** The salary that a contract has from a later day on, when it is another one. */
export type Later = { readonly from: ISODate; readonly value: string }

/** Why a later salary stops a raise; or nothing. */
export const laterProblem = (later: Later | undefined): string | undefined =>
  later && `Ya tiene otro sueldo desde el ${formatDate(later.from)}`

/** What is wrong with the value of a raise, at its field; or nothing. */
export function valueProblem(mode: ValueOf<typeof RaiseMode>, value: string): string | undefined {
  if (compareDecimals(value, '0') <= 0) return 'El alza es mayor que cero'
  if (mode === 'PERCENT' && compareDecimals(value, '100') > 0) return 'Debe ser a lo más 100 %'
  if (mode === 'AMOUNT' && plainDecimal(value).includes('.')) {
    return 'Los pesos no llevan decimales'
  }
  return undefined
}

/**
 * What the rise of one pay adds to a month, in whole pesos. A month has thirty days, as the payslip
 * counts days and weeks of pay.
 */
export const inMonth = (rise: number, period: string | null): number =>
  period === 'DAILY' ? rise * 30 : period === 'WEEKLY' ? Math.round((rise * 30) / 7) : rise
