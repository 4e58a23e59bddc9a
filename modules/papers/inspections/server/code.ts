import { createHash, randomBytes } from 'node:crypto'

const COMPANY_BYTES = 4
/** 128 bits: nobody guesses them. */
const RANDOM_BYTES = 16

/** Digits and letters that nobody takes for one another when a code is read aloud (Crockford). */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const BITS = 5

/**
 * A new code: the number of its company and 128 random bits, in eight groups of four letters that
 * can be dictated.
 */
export const newCode = (companyId: number): string => codeOf(companyId, randomBytes(RANDOM_BYTES))

/** The same of bits that are given, for the demo world. */
export function codeOf(companyId: number, random: Buffer): string {
  const company = Buffer.alloc(COMPANY_BYTES)
  company.writeUInt32BE(companyId)
  const bytes = Buffer.concat([company, random])
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  const letters = bits.match(/.{5}/g)?.map((five) => ALPHABET[Number.parseInt(five, 2)]) ?? []
  return letters.join('').replace(/.{4}(?=.)/g, '$&-')
}

/** A code as it was typed: its company and what is stored of it; nothing for what is no code. */
export function readCode(typed: string): { companyId: number; digest: Buffer } | undefined {
  const letters = typed
    .toUpperCase()
    .replaceAll(/[\s-]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
  const length = ((COMPANY_BYTES + RANDOM_BYTES) * 8) / BITS
  const digits = [...letters].map((letter) => ALPHABET.indexOf(letter))
  if (digits.length !== length || digits.includes(-1)) return undefined
  const bits = digits.map((digit) => digit.toString(2).padStart(BITS, '0')).join('')
  return {
    companyId: Number.parseInt(bits.slice(0, COMPANY_BYTES * 8), 2),
    digest: createHash('sha256').update(bits).digest(),
  }
}

/** What is stored of a code: enough to recognise it, not enough to use it. */
export function digestOf(code: string): Buffer {
  const read = readCode(code)
  if (!read) throw new RangeError('not a code')
  return read.digest
}
