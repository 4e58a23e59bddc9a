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

/** `12345678-5` → `12.345.678-5`. What is no RUT comes back as it came. */
export function formatRut(rut: string): string {
  const parts = split(rut)
  if (!parts) return rut
  return `${String(parts.body).replace(/\B(?=(\d{3})+$)/g, '.')}-${parts.digit}`
}

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
    text.replace(/[\s.‐‑–—]/g, dashOrNothing).toUpperCase(),
  )
  const body = Number(match?.[1])
  if (!match || body === 0) return undefined
  return { body, digit: match[2] ?? '' }
}

/** Word processors write other hyphens; dots and blanks mean nothing. */
const dashOrNothing = (sign: string) => (/[‐‑–—]/.test(sign) ? '-' : '')
