import { stripAccents } from './text.ts'

/**
 * A RUT in the one form that is stored and compared: digits, hyphen and check digit, `12345678-5`.
 * Check digit: modulo 11, as the Servicio de Registro Civil and the SII publish it.
 */
export type Rut = string

/**
 * What somebody typed, read as a RUT: the canonical form, or what is wrong with it in the user's
 * words. Dots, spaces, case and word processors' hyphens are forgiven. Never throws.
 */
export function checkRut(text: unknown): { ok: true; rut: Rut } | { ok: false; message: string } {
  const parts = split(text)
  if (!parts) {
    return {
      ok: false,
      message: 'Escriba el RUT con su dígito verificador, por ejemplo 12.345.678-5',
    }
  }
  const typed = `${parts.body}-${parts.digit}`
  if (checkDigit(parts.body) === parts.digit) return { ok: true, rut: typed }
  return {
    ok: false,
    message: `El dígito verificador no corresponde: revise el RUT ${formatRut(typed)}`,
  }
}

/** The check digit that a typed RUT should have, where it has another one. */
export function dueDigit(text: unknown): string | undefined {
  const parts = split(text)
  if (!parts) return undefined
  const due = checkDigit(parts.body)
  return due === parts.digit ? undefined : due
}

/** The canonical RUT, or `undefined`. */
export function parseRut(text: unknown): Rut | undefined {
  const checked = checkRut(text)
  return checked.ok ? checked.rut : undefined
}

/** What is wrong with a typed RUT, or `undefined` when nothing is. */
export function rutProblem(text: unknown): string | undefined {
  const checked = checkRut(text)
  return checked.ok ? undefined : checked.message
}

/**
 * How the document of somebody is shown: a stored RUT with its dots, `12345678-5` → `12.345.678-5`;
 * a passport, and whatever else is no stored RUT, as it is stored: `12345` is no `1.234-5`.
 */
export function formatRut(document: string): string {
  const [, body = '', digit = ''] = STORED.exec(document) ?? []
  if (body === '') return document
  return `${body.replace(/\B(?=(\d{3})+$)/g, '.')}-${digit}`
}

/**
 * Whether a stored document is a RUT: digits, hyphen and their check digit. Foreign documents are
 * stored without signs (`documentForm`), so that none of them is taken for one.
 */
export function isRut(document: string): boolean {
  const [, body, digit] = STORED.exec(document) ?? []
  return body !== undefined && checkDigit(Number(body)) === digit
}

/**
 * The number of a foreign document in the one form that is stored and compared: the letters from A
 * to Z and the digits of what was typed, as passports have them in their machine readable zone
 * (OACI, Doc 9303, part 3): «１２-345 b» is `12345B`. Undefined where nothing is left, or where a
 * letter is of another alphabet.
 */
export function documentForm(text: string): string | undefined {
  const plain = stripAccents(text.normalize('NFKC')).toUpperCase()
  if (/[^\P{L}A-Z]|[^\P{N}0-9]/u.test(plain)) return undefined
  return plain.replace(/[^A-Z0-9]/g, '') || undefined
}

/** The stored form of a document typed without saying of which kind: a RUT, or a foreign one. */
export const documentTyped = (text: string): string => parseRut(text) ?? documentForm(text) ?? text

const STORED = /^(\d{1,9})-([\dK])$/

/** Check digit of a RUT's number: `'0'` to `'9'` or `'K'`. */
export function checkDigit(body: number): string {
  let sum = 0
  let factor = 2
  for (let rest = body; rest > 0; rest = Math.floor(rest / 10)) {
    sum += (rest % 10) * factor
    factor = factor === 7 ? 2 : factor + 1
  }
  return '0K987654321'.charAt(sum % 11)
}

/** A RUT number with its check digit, for tables and invented people: `rutOf(12345678)`. */
export const rutOf = (body: number): Rut => `${body}-${checkDigit(body)}`

function split(text: unknown): { body: number; digit: string } | undefined {
  if (typeof text !== 'string') return undefined
  const match = /^0*(\d{1,9})-?([\dK])$/.exec(
    text
      .normalize('NFKC')
      .replace(/[\s.‐‑–—]/g, dashOrNothing)
      .toUpperCase(),
  )
  const body = Number(match?.[1])
  if (!match || body === 0) return undefined
  return { body, digit: match[2] ?? '' }
}

/** Word processors write other hyphens; dots and blanks mean nothing. */
const dashOrNothing = (sign: string) => (/[‐‑–—]/.test(sign) ? '-' : '')
