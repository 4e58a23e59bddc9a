import { hkdfSync } from 'node:crypto'
import type { Outgoing } from '#platform/server/http/outgoing.ts'
import { openedWith, sealedWith } from '#platform/server/sealing.ts'

/** Milliseconds that a provider may take for each answer: somebody waits in front of it. */
const TIMEOUT_MS = 5_000

let kept: { key: Buffer; outgoing: Outgoing } | undefined

/**
 * The secret of this installation, from which the key follows that seals those of the providers,
 * and how providers are called. Once, when a process starts.
 */
export function useSingleSignOn(secret: string, outgoing: Outgoing = {}): void {
  const key = Buffer.from(hkdfSync('sha256', secret, 'minga', 'single-sign-on', 32))
  kept = { key, outgoing: { timeoutMs: TIMEOUT_MS, ...outgoing } }
}

function settings() {
  if (!kept) throw new Error('useSingleSignOn() was not called')
  return kept
}

export const outgoing = (): Outgoing => settings().outgoing

/** A secret as the table keeps it, tied to its company: in another one it opens nothing. */
export const sealed = (secret: string, companyId: number): Buffer =>
  sealedWith(settings().key, secret, `${companyId}`)

/** @throws Error when the secret of the installation is another one, or the row was moved */
export const unsealed = (stored: Buffer, companyId: number): string =>
  openedWith(settings().key, stored, `${companyId}`).toString()
