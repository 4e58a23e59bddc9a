import { catalog } from '#platform/model/catalog.ts'

/** What who issued a certificate says of it when somebody signs. */
export const RevocationState = catalog('RevocationState', {
  GOOD: 'Vigente',
  REVOKED: 'Revocado',
  UNASKED: 'No consultada',
})

/** What was learnt of a certificate, and where it was asked; or why it was not. */
export type Revocation =
  | { readonly state: 'GOOD'; readonly asked: string }
  | { readonly state: 'REVOKED'; readonly since: string | undefined; readonly asked: string }
  | { readonly state: 'UNASKED'; readonly why: string }

/** It, as the evidence of a signature tells it. */
export const revocationWords = (revocation: Revocation): string => {
  const label = RevocationState.label(revocation.state)
  return revocation.state === 'UNASKED'
    ? `${label}: ${revocation.why}`
    : `${label}, según ${revocation.asked}`
}
