import { divide, scaled } from '../money/decimal.ts'

const DECIMALS = 3

/** The factor of each month of a year, January first: exact decimals such as `1.036`. */
export type YearFactors = readonly string[]

/** An amount of a month at the prices of the end of its year, in whole pesos. */
export const adjusted = (pesos: number, factor: string): number =>
  Number(divide(BigInt(pesos) * scaled(factor, DECIMALS), 10n ** BigInt(DECIMALS)))

/** The amounts of twelve months at the prices of the end of the year, each rounded, added up. */
export const adjustedSum = (months: readonly number[], factors: YearFactors): number =>
  months.reduce((sum, pesos, at) => sum + adjusted(pesos, factors[at] ?? '1'), 0)
