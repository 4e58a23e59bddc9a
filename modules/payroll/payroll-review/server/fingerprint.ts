import { hash } from 'node:crypto'

type Payslip = { inputsHash: string; print: string }

/**
 * A fingerprint of two compared payslips, last month's and this one's: it changes when either does.
 */
export function fingerprintOf(prints: readonly (Payslip | undefined)[]): string {
  const text = prints.map((row) => (row ? `${row.inputsHash}${row.print}` : '-')).join(' ')
  return hash('sha256', text, 'hex').slice(0, 32)
}

/** The same fingerprint in SQL, for two rows of `payslip` by alias; the first may be missing. */
export const fingerprintSql = (before: string, after: string): string =>
  `left(encode(sha256(convert_to(coalesce(${printSql(before)}, '-') || ' ' || ${printSql(after)},
    'UTF8')), 'hex'), 32)`

const printSql = (row: string) => `${row}.inputs_hash || md5(${row}.results::text)`
