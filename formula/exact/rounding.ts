import type { Rounding } from '../types.ts'
import { type Rational, magnitude, powerOfTen, rational } from './rational.ts'

/**
 * `value × 10^decimals` as an integer, rounded by magnitude: HALF_UP takes 2.5 to 3 and −2.5 to −3,
 * TRUNCATE goes towards zero, UP away from it. Negative decimals round to tens, hundreds…
 */
export function toScaled(value: Rational, decimals: number, rule: Rounding): bigint {
  const n = decimals > 0 ? value.n * powerOfTen(decimals) : value.n
  const d = decimals < 0 ? value.d * powerOfTen(-decimals) : value.d
  const size = divideBy(rule, magnitude(n), d)
  return n < 0n ? -size : size
}

/** A rounded value that is still a quantity: the result of REDONDEAR and TRUNCAR. */
export function roundTo(value: Rational, decimals: number, rule: Rounding): Rational {
  const scaled = toScaled(value, decimals, rule)
  return decimals >= 0
    ? rational(scaled, powerOfTen(decimals))
    : rational(scaled * powerOfTen(-decimals))
}

const divideBy = (rule: Rounding, n: bigint, d: bigint): bigint => {
  if (rule === 'TRUNCATE') return n / d
  if (rule === 'UP') return (n + d - 1n) / d
  return (2n * n + d) / (2n * d)
}
