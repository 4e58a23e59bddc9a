/** An exact fraction: `d` is positive and shares no factor with `n`. */
export interface Rational {
  readonly n: bigint
  readonly d: bigint
}

export const rational = (n: bigint, d = 1n): Rational => {
  if (d === 0n) throw new RangeError('denominator 0')
  const g = gcd(n, d) * (d < 0n ? -1n : 1n)
  return { n: n / g, d: d / g }
}

export const zero: Rational = { n: 0n, d: 1n }

/** Converts a stored integer to its quantity: 1250 at 2 decimals is 12.5. */
export const fromScaled = (value: number | bigint, decimals: number): Rational =>
  rational(BigInt(value), powerOfTen(decimals))

export const add = (a: Rational, b: Rational) => rational(a.n * b.d + b.n * a.d, a.d * b.d)
export const subtract = (a: Rational, b: Rational) => rational(a.n * b.d - b.n * a.d, a.d * b.d)
export const multiply = (a: Rational, b: Rational) => rational(a.n * b.n, a.d * b.d)
/** Throws RangeError when `b` is zero: callers decide what that means. */
export const divide = (a: Rational, b: Rational) => rational(a.n * b.d, a.d * b.n)
export const negate = (a: Rational): Rational => ({ n: -a.n, d: a.d })

/** Negative, zero or positive as `a` is below, equal to or above `b`. */
export const compare = (a: Rational, b: Rational): number => {
  const difference = a.n * b.d - b.n * a.d
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

export function gcd(a: bigint, b: bigint): bigint {
  let x = magnitude(a)
  let y = magnitude(b)
  while (y !== 0n) [x, y] = [y, x % y]
  return x
}

export const lcm = (a: bigint, b: bigint): bigint => magnitude((a / gcd(a, b)) * b)

export const magnitude = (a: bigint): bigint => (a < 0n ? -a : a)

const powers: bigint[] = Array.from({ length: 40 }, (_, i) => 10n ** BigInt(i))

export const powerOfTen = (exponent: number): bigint => powers[exponent] ?? 10n ** BigInt(exponent)
