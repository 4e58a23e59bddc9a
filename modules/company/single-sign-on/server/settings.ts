import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Outgoing } from '#platform/server/http/outgoing.ts'

const NONCE = 12
const TAG = 16
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
export function sealed(secret: string, companyId: number): Buffer {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv('aes-256-gcm', settings().key, nonce)
  cipher.setAAD(Buffer.from(`${companyId}`))
  const body = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body])
}

/** @throws Error when the secret of the installation is another one, or the row was moved */
export function unsealed(stored: Buffer, companyId: number): string {
  const opened = createDecipheriv('aes-256-gcm', settings().key, stored.subarray(0, NONCE))
  opened.setAAD(Buffer.from(`${companyId}`)).setAuthTag(stored.subarray(NONCE, NONCE + TAG))
  return Buffer.concat([opened.update(stored.subarray(NONCE + TAG)), opened.final()]).toString()
}
