import type { CertificateStanding } from './catalogs.ts'

/** Days before its end on which a certificate is remembered. */
export const WARNED_BEFORE = [60, 30, 7] as const

const DAY_MS = 86_400_000

/** What holds of a certificate at a moment, by its dates. */
export function standingOf(
  { notBefore, notAfter }: { notBefore: Date; notAfter: Date },
  now: Date,
): Exclude<CertificateStanding, 'NONE' | 'UNREADABLE'> {
  if (now < notBefore || now >= notAfter) return 'EXPIRED'
  const left = (notAfter.getTime() - now.getTime()) / DAY_MS
  return left <= WARNED_BEFORE[0] ? 'ENDING' : 'VALID'
}

/** How each is drawn. */
export const standingTones = {
  NONE: 'neutral',
  VALID: 'success',
  ENDING: 'warning',
  EXPIRED: 'danger',
  UNREADABLE: 'danger',
} as const satisfies Record<CertificateStanding, string>
