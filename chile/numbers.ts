import { isDecimal, rescale, scaled, unscaled, decimalsOf } from './money/decimal.ts'

/** `1234567.891` → `1.234.567,891`; with `decimals`, always that many: `1.234.567,89`. */
export function formatNumber(value: number | bigint | string, decimals?: number): string {
  const text = plain(value)
  if (!isDecimal(text)) return text
  const shown = decimals === undefined ? text : rounded(text, decimals)
  const [whole = '', fraction] = shown.replace('-', '').split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.')
  return (shown.startsWith('-') ? '-' : '') + grouped + (fraction ? `,${fraction}` : '')
}

/** `1234567` → `$1.234.567`; `-5` → `-$5`. */
export function formatPesos(value: number | bigint | string): string {
  const text = formatNumber(value, 0)
  return text.startsWith('-') ? `-$${text.slice(1)}` : `$${text}`
}

/** What something changes by: `5` → `+$5`, `-5` → `−$5`, with the sign of a minus; none of zero. */
export const formatChange = (pesos: number): string =>
  `${pesos > 0 ? '+' : pesos < 0 ? '−' : ''}${formatPesos(Math.abs(pesos))}`

/** `6.958` → `6,958 UF`. At least two decimals, as the UF is read aloud. */
export const formatUf = (value: string): string =>
  `${formatNumber(value, Math.max(2, decimalsOf(value)))} UF`

/** `11.44` → `11,44%`. */
export const formatPercent = (value: number | string): string => `${formatNumber(value)}%`

/**
 * What somebody typed, as an exact decimal string: `1.234.567,89` → `1234567.89`. A single point
 * that cannot group thousands is a decimal point (`6.958` stays ambiguous and groups: pass
 * `'point'` where the text comes from a machine). Undefined when it is no number.
 */
export function parseNumber(text: string, style: 'comma' | 'point' = 'comma'): string | undefined {
  const clean = bare(text)
  const plainText = style === 'point' ? clean : withPoint(clean)
  if (plainText === undefined || !isDecimal(plainText)) return undefined
  const decimals = decimalsOf(plainText)
  return unscaled(scaled(plainText, decimals), decimals)
}

/** Without invisible signs, the peso sign before and the unit after; one kind of minus. */
const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\u200B-\u200F\u2060\uFEFF]/g, '')
    .trim()
    .replace(/^[−–]/, '-')
    .replace(/^([+-]?) *\$ */, '$1')
    .replace(/ *(%|UF|CLP)$/i, '')
    .replace(/^([+-]?)(\d{1,3}(?: \d{3})+)(?=,|$)/, (_, sign, whole) => sign + joined(whole))

/** Blanks group thousands too; between any other digits they are two numbers. */
const joined = (whole: string): string => whole.replaceAll(' ', '')

const GROUPED = /^[+-]?\d{1,3}(\.\d{3})+(,\d+)?$/

function withPoint(text: string): string | undefined {
  if (GROUPED.test(text)) return text.replaceAll('.', '').replace(',', '.')
  if (/^[+-]?\d+(,\d+)?$/.test(text)) return text.replace(',', '.')
  return /^[+-]?\d+\.\d+$/.test(text) ? text : undefined
}

function rounded(text: string, decimals: number): string {
  const own = decimalsOf(text)
  const value = unscaled(rescale(scaled(text, own), own, decimals), decimals)
  const fraction = value.split('.')[1] ?? ''
  if (decimals === 0) return value
  return `${value.split('.')[0]}.${fraction.padEnd(decimals, '0')}`
}

/** Whole numbers and short decimals of JavaScript print without exponent in our range. */
const plain = (value: number | bigint | string) => String(value)
