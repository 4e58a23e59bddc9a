import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import type { Outgoing } from '#platform/server/http/outgoing.ts'
import { openedWith, sealedWith } from '#platform/server/sealing.ts'

const SECRET_BYTES = 32

let kept: { key: Buffer; outgoing: Outgoing } | undefined

/**
 * The secret of this installation, from which the key follows that seals those of the addresses,
 * and how addresses are called. Once, when a process starts.
 */
export function useWebhooks(secret: string, outgoing: Outgoing = {}): void {
  kept = { key: Buffer.from(hkdfSync('sha256', secret, 'minga', 'webhook', 32)), outgoing }
}

function settings() {
  if (!kept) throw new Error('useWebhooks() was not called')
  return kept
}

export const outgoing = (): Outgoing => settings().outgoing

/** A new secret as people copy it: `whsec_` and 32 bytes in base64 (Standard Webhooks). */
export const newSecret = (): string => `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`

/** A secret as the table keeps it, tied to its company: in another one it opens nothing. */
export const sealed = (secret: string, companyId: number): Buffer =>
  sealedWith(settings().key, secret, `${companyId}`)

/** @throws Error when the secret of the installation is another one, or the row was moved */
export const unsealed = (stored: Buffer, companyId: number): string =>
  openedWith(settings().key, stored, `${companyId}`).toString()

/**
 * The headers by which a receiver knows that a message is ours and of now: Standard Webhooks 1.0,
 * HMAC-SHA256 of its id, its second and its body.
 */
export function signatureOf(
  { id, at, body }: { id: string; at: Date; body: string },
  secret: string,
): Record<string, string> {
  const seconds = Math.floor(at.getTime() / 1000)
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': `v1,${signature}`,
  }
}
