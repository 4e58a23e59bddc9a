import type { Unit } from '../types.ts'
import { type Rational, multiply, rational } from './rational.ts'
import { roundTo, toScaled } from './rounding.ts'

/** Exact text: '66666', '66666.5', or the fraction '200000/3' when decimals never end. */
export function exactText(value: Rational): string {
  const places = placesOf(value.d)
  if (places === undefined) return `${value.n}/${value.d}`
  return decimalText(toScaled(value, places, 'TRUNCATE'), places)
}

/** As people in Chile read it: '1.234.567', '11,44%', '66.666,666667…' (… where digits are cut). */
export function shown(value: Rational, unit: Unit): string {
  if (unit === 'LOGICO') return value.n === 0n ? 'No' : 'Sí'
  if (unit === '%') return `${grouped(multiply(value, rational(100n)))}%`
  return grouped(value)
}

/** A stored integer as decimal text: 69580 at 4 decimals is '6.958'. */
export const fromScaledText = (value: number | bigint, decimals: number): string =>
  decimalText(BigInt(value), decimals)

/**
 * Decimal text as the integer that is stored: '6.958' at 4 decimals is 69580. Throws RangeError
 * when it is no number, has more decimals than declared or does not fit.
 */
export function toScaledNumber(text: string, decimals: number): number {
  const shape = /^(-?)(\d+)(?:[.,](\d+))?$/.exec(text.trim())
  const [, sign = '', whole = '', fraction = ''] = shape ?? []
  const digits = fraction.replace(/0+$/, '')
  const value = Number(whole + digits.padEnd(decimals, '0'))
  if (shape === null || digits.length > decimals || !Number.isSafeInteger(value)) {
    throw new RangeError(`not a number of ${decimals} decimals: ${text}`)
  }
  return sign === '-' && value !== 0 ? -value : value
}

const cut = 6

function grouped(value: Rational): string {
  const short = roundTo(value, cut, 'HALF_UP')
  const [whole = '', decimals] = exactText(short).split('.')
  const dots = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, '.')
  const text = decimals === undefined ? dots : `${dots},${decimals}`
  return short.n === value.n && short.d === value.d ? text : `${text}…`
}

function decimalText(scaled: bigint, places: number): string {
  const sign = scaled < 0n ? '-' : ''
  const digits = String(scaled < 0n ? -scaled : scaled).padStart(places + 1, '0')
  const whole = digits.slice(0, digits.length - places)
  const fraction = digits.slice(digits.length - places).replace(/0+$/, '')
  return sign + (fraction === '' ? whole : `${whole}.${fraction}`)
}

/** Decimals that a fraction of this denominator needs; undefined when they never end. */
function placesOf(d: bigint): number | undefined {
  let rest = d
  const count = (prime: bigint) => {
    let times = 0
    for (; rest % prime === 0n; rest /= prime) times += 1
    return times
  }
  const places = Math.max(count(2n), count(5n))
  return rest === 1n ? places : undefined
}
