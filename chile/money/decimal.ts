/**
 * Exact decimals. Outside they are strings (`'6.958'`), inside integers at a known number of
 * decimals: 6958 at 3. No binary fraction is ever made: 90 UF × 41057.20 must be 3.695.148 pesos,
 * and in floating point it is not.
 */

/** `HALF_UP` is what Previred and paid payslips show; the others are asked for by name. */
export type Rounding = 'HALF_UP' | 'HALF_EVEN' | 'TRUNCATE' | 'UP'

const DECIMAL = /^([+-]?)(\d+)(?:\.(\d+))?$/

/** Is this text a plain decimal with a point, as the API and the database write it? */
export const isDecimal = (text: string): boolean => DECIMAL.test(text)

/** `scaled('6.958', 3)` = 6958n. Throws a RangeError on other text and on a decimal too many. */
export function scaled(text: string, decimals: number): bigint {
  const [, sign, whole = '', fraction = ''] = DECIMAL.exec(text) ?? []
  if (sign === undefined) throw new RangeError(`No es un número decimal: «${text}»`)
  const kept = fraction.replace(/0+$/, '')
  if (kept.length > decimals) {
    throw new RangeError(`«${text}» tiene más de ${decimals} decimales`)
  }
  const value = BigInt(whole + kept.padEnd(decimals, '0'))
  return sign === '-' ? -value : value
}

/**
 * `scaled` as a plain number, for values known to be small. Throws also beyond what a number holds
 * exactly.
 */
export function scaledNumber(text: string, decimals: number): number {
  if (text === '0') return 0
  const value = WHOLE.test(text) ? Number(text) * 10 ** decimals : Number(scaled(text, decimals))
  if (Number.isSafeInteger(value)) return value
  throw new RangeError(`«${text}» es demasiado grande`)
}

/** Short whole numbers, whose product with a power of ten is exact or visibly too large. */
const WHOLE = /^-?\d{1,12}$/

/** The way back: `unscaled(6958n, 3)` = `'6.958'`; zeros at the end are dropped. */
export function unscaled(value: bigint | number, decimals: number): string {
  const digits = String(value)
    .replace('-', '')
    .padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '')
  const sign = BigInt(value) < 0n ? '-' : ''
  return sign + whole + (fraction ? `.${fraction}` : '')
}

/** `numerator / denominator` to a whole number, rounded by name. Half goes away from zero. */
export function divide(
  numerator: bigint,
  denominator: bigint,
  rounding: Rounding = 'HALF_UP',
): bigint {
  if (denominator === 0n) throw new RangeError('División por cero')
  const negative = numerator < 0n !== denominator < 0n
  const n = numerator < 0n ? -numerator : numerator
  const d = denominator < 0n ? -denominator : denominator
  const whole = n / d + (goesUp(n % d, d, n / d, rounding) ? 1n : 0n)
  return negative ? -whole : whole
}

/** The same number at another count of decimals: `rescale(12345n, 2, 0)` = 123n. */
export function rescale(
  value: bigint,
  from: number,
  to: number,
  rounding: Rounding = 'HALF_UP',
): bigint {
  if (to >= from) return value * 10n ** BigInt(to - from)
  return divide(value, 10n ** BigInt(from - to), rounding)
}

/** The same of a safe whole number, where a fraction that is cut counts as one: 5 tenths are 1. */
export const rescaledUp = (value: number, from: number, to: number): number =>
  from === to ? value : Number(rescale(BigInt(value), from, to, 'UP'))

/** Negative, zero or positive, as a sort wants it. */
export function compareDecimals(a: string, b: string): number {
  const decimals = Math.max(decimalsOf(a), decimalsOf(b))
  const difference = scaled(a, decimals) - scaled(b, decimals)
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

/** Exact sum of decimal strings, as a decimal string. */
export function addDecimals(...texts: readonly string[]): string {
  const some = texts.filter((text) => text !== '0')
  if (some.length < 2) return some[0] ?? '0'
  const decimals = Math.max(0, ...some.map(decimalsOf))
  return unscaled(
    some.reduce((sum, text) => sum + scaled(text, decimals), 0n),
    decimals,
  )
}

/** Exact product rounded to `decimals`: `multiplyDecimals('90', '41057.20', 0)` = `'3695148'`. */
export function multiplyDecimals(
  a: string,
  b: string,
  decimals: number,
  rounding: Rounding = 'HALF_UP',
): string {
  const [left, right] = [decimalsOf(a), decimalsOf(b)]
  const product = scaled(a, left) * scaled(b, right)
  return unscaled(rescale(product, left + right, decimals, rounding), decimals)
}

/**
 * A decimal without the zeros that the database pads it with: `'1.00'` → `'1'`, `'0.50'` → `'0.5'`;
 * a whole number, such as `'40'`, and what is no decimal stay as they are.
 */
export function plainDecimal(text: string): string {
  if (!text.includes('.') || !isDecimal(text)) return text
  const short = text.replace(/\.?0+$/, '')
  return short === '-0' ? '0' : short
}

/** Decimals that a text writes, `'6.958'` → 3. */
export const decimalsOf = (text: string): number => text.split('.')[1]?.length ?? 0

function goesUp(rest: bigint, d: bigint, whole: bigint, rounding: Rounding): boolean {
  if (rest === 0n || rounding === 'TRUNCATE') return false
  if (rounding === 'UP') return true
  if (2n * rest === d) return rounding === 'HALF_UP' || whole % 2n === 1n
  return 2n * rest > d
}
