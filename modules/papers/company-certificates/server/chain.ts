import type { X509Certificate } from 'node:crypto'

const LONGEST_CHAIN = 6

/**
 * Whether a certificate was issued, over others that came with it, by one of the roots. With a
 * moment, those in between are valid then as well; a root is trusted by its key (RFC 5280, 6.1.1).
 */
export function leadsTo(
  certificate: X509Certificate,
  others: readonly X509Certificate[],
  roots: readonly X509Certificate[],
  at?: Date,
  left = LONGEST_CHAIN,
): boolean {
  const issuedBy = (one: X509Certificate, root: X509Certificate) =>
    one.checkIssued(root) && one.verify(root.publicKey)
  const isValid = (one: X509Certificate) =>
    at === undefined || (one.validFromDate <= at && at <= one.validToDate)
  if (roots.some((root) => issuedBy(certificate, root))) return true
  if (left === 0) return false
  return others.some(
    (other) =>
      other.ca &&
      other.fingerprint256 !== certificate.fingerprint256 &&
      isValid(other) &&
      issuedBy(certificate, other) &&
      leadsTo(other, others, roots, at, left - 1),
  )
}
