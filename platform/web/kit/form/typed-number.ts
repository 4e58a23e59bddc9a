import { formatNumber, parseNumber } from '#chile/numbers.ts'

/** What a number field shows, and how it came to be. */
export type Typed = {
  text: string
  /** The person writes their own points, or what is no number: it is left as it is. */
  own: boolean
  /** Its comma was typed as a point, as numeric keypads do. */
  keypad: boolean
}

export const untyped: Typed = { text: '', own: false, keypad: false }

/**
 * One keystroke or one paste in a number field. Digits are grouped as they come: 1.234.567,89; what
 * cannot be grouped without guessing (letters, signs, two commas, points of the person) stays as
 * typed, so that its problem can be said. Nothing is ever dropped.
 *
 * @param pasted what the clipboard brought, when it did
 */
export function typeNumber(
  before: Typed,
  raw: string,
  decimals: number,
  pasted?: string | undefined,
): Typed {
  if (raw.trim() === '') return untyped
  if (pasted !== undefined && pasted.trim() !== '' && raw.trim() === pasted.trim())
    return wholePaste(raw)
  if (before.keypad && raw === `${before.text},` && /^-?\d+,\d{3}$/.test(before.text))
    return grouped(raw.replace(',', '.'))
  if (!/^[+-]?[\d.]*(,\d*)?$/.test(raw) || (pasted !== undefined && !/^\d+$/.test(pasted.trim())))
    return own(raw)
  if (before.own && raw.includes('.')) return own(raw)
  const pointed = raw.split('.').length > before.text.split('.').length
  if (!pointed) return { ...grouped(raw), keypad: before.keypad && raw.includes(',') }
  // The point of a numeric keypad, typed last, means the comma.
  return decimals > 0 && /^-?\d+\.$/.test(raw.replaceAll('.', '') + raw.slice(-1))
    ? { ...grouped(`${raw.slice(0, -1)},`), keypad: true }
    : own(raw)
}

/** When the field is left: a number is shown as numbers are, anything else as it was typed. */
export function leaveNumber({ text }: Typed): Typed {
  // 1.234.56: the points are ours, and the last one is of who typed 1234.56.
  const value = valueOf(/^[+-]?\d{1,3}(\.\d{3})+\.\d{1,2}$/.test(text) ? withComma(text) : text)
  return { ...untyped, text: value === null ? '' : shown(value) }
}

const withComma = (text: string) => text.replace(/\.(?=\d{1,2}$)/, ',')

/** The exact decimal text of what is typed, what was typed when it is no number, or null. */
export function valueOf(text: string): string | null {
  const bare = text.trim().replace(/,$/, '')
  if (bare === '') return text.trim() === '' ? null : text
  return parseNumber(bare) ?? text
}

/** The unit that a text says by itself, as fields call it: «10 UF», «5 %», «$ 1.000». */
export function unitOf(text: string): 'CLP' | 'UF' | '%' | undefined {
  if (/^\s*[+-]?\s*\$|CLP\s*$/i.test(text)) return 'CLP'
  if (/UF\s*$/i.test(text)) return 'UF'
  return /%\s*$/.test(text) ? '%' : undefined
}

/** A value as the field shows it; what is no number comes back as it came. */
export const shown = (value: string): string => formatNumber(value)

const own = (text: string): Typed => ({ text, own: true, keypad: false })

function wholePaste(raw: string): Typed {
  const value = parseNumber(raw)
  return value === undefined ? own(raw) : { ...untyped, text: shown(value) }
}

/** Points every three digits of the whole part; the rest as it is. */
function grouped(raw: string): Typed {
  const [, sign = '', whole = '', rest = ''] = /^([+-]?)([\d.]*)(,\d*)?$/.exec(raw) ?? []
  const digits = whole.replaceAll('.', '').replace(/^0+(?=\d)/, '')
  const text = digits.replace(/\B(?=(\d{3})+$)/g, '.') || (rest ? '0' : '')
  return { ...untyped, text: sign + text + rest }
}

/** Where the caret goes: as many digits to its right as before. */
export function caretIn(text: string, after: number): number {
  let seen = 0
  let at = text.length
  while (at > 0 && seen < after) {
    at -= 1
    if (/[^.]/.test(text.charAt(at))) seen += 1
  }
  return at
}
