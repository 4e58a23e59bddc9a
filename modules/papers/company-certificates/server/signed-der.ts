import { type KeyObject, verify, type X509Certificate } from 'node:crypto'
import { objectId, type Read, readAll } from './der.ts'
import type { CertificateFacts } from './x509.ts'

/** Who signed, and the certificate that issued theirs. */
export type SignerFacts = CertificateFacts & { readonly authority: X509Certificate }

/** What is said of a certificate by who issued it. */
export type Said =
  | { readonly state: 'GOOD' }
  | { readonly state: 'REVOKED'; readonly since: string | undefined }

const HASHES: Readonly<Record<string, string>> = {
  // RSA with SHA-256, 384 and 512 (RFC 4055); ECDSA with the same (RFC 5758).
  [objectId('1.2.840.113549.1.1.11').toString('hex')]: 'sha256',
  [objectId('1.2.840.113549.1.1.12').toString('hex')]: 'sha384',
  [objectId('1.2.840.113549.1.1.13').toString('hex')]: 'sha512',
  [objectId('1.2.840.10045.4.3.2').toString('hex')]: 'sha256',
  [objectId('1.2.840.10045.4.3.3').toString('hex')]: 'sha384',
  [objectId('1.2.840.10045.4.3.4').toString('hex')]: 'sha512',
}

type Signed = { content: Read; algorithm: Read; signature: Read }

/** Whether a key signed something, with a hash that is still good. */
export function isSignedBy(key: KeyObject, { content, algorithm, signature }: Signed): boolean {
  const hash = HASHES[readAll(algorithm.body)[0]?.whole.toString('hex') ?? '']
  // The first byte of a string of bits says how many of the last one count: all of them.
  return hash !== undefined && verify(hash, content.whole, key, signature.body.subarray(1))
}

/** What two clocks may differ by. */
const DRIFT_MS = 5 * 60_000

/** Whether something that was said since one moment, and until another, holds now. */
export const holdsAt = (at: Date, since: Date, until: Date): boolean =>
  since.getTime() - DRIFT_MS <= at.getTime() && at.getTime() <= until.getTime() + DRIFT_MS

/** @throws RangeError where it is no moment */
export function readMoment(read: Read | undefined): Date {
  const digits = read?.body.toString('latin1') ?? ''
  const full = read?.tag === 0x17 ? `${Number(digits.slice(0, 2)) < 50 ? 20 : 19}${digits}` : digits
  const parts = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(?:\.\d+)?Z$/.exec(full)?.slice(1)
  if (!parts) throw new RangeError('not a moment')
  const [year = 0, month = 1, day = 1, ...time] = parts.map(Number)
  return new Date(Date.UTC(year, month - 1, day, ...time))
}

export const isMoment = (read: Read | undefined): boolean =>
  read?.tag === 0x17 || read?.tag === 0x18
