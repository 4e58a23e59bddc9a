import { createECDH, createPrivateKey, type ECDH, hkdfSync, type KeyObject } from 'node:crypto'
import { SignJWT } from 'jose'
import type { Outgoing } from '#platform/server/http/outgoing.ts'
import { openedWith, sealedWith } from '#platform/server/sealing.ts'

/** What services take at most (RFC 8292, section 2). */
const TOKEN_HOURS = 12

export type PushSettings = {
  /** Services besides those of the browsers, by their hosts. */
  readonly hosts?: readonly string[]
  readonly outgoing?: Outgoing
}

type Kept = PushSettings & { readonly seal: Buffer; readonly own: ECDH; readonly signs: KeyObject }
let kept: Kept | undefined

/**
 * The secret of this installation, from which follow the key that seals those of the devices and
 * the pair of keys by which services know who pushes (RFC 8292). Once, when a process starts.
 */
export function usePush(secret: string, settings: PushSettings = {}): void {
  const seal = Buffer.from(hkdfSync('sha256', secret, 'minga', 'push', 32))
  const own = ownKeys(secret)
  const point = own.getPublicKey()
  const signs = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      d: own.getPrivateKey('base64url').padStart(43, 'A'),
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  })
  kept = { ...settings, seal, own, signs }
}

/** A number of the curve; one in four thousand millions is none, and the next one is taken. */
function ownKeys(secret: string): ECDH {
  for (let round = 0; ; round += 1) {
    const scalar = Buffer.from(hkdfSync('sha256', secret, 'minga', `vapid ${round}`, 32))
    const keys = createECDH('prime256v1')
    try {
      keys.setPrivateKey(scalar)
      return keys
    } catch (problem) {
      if (round > 8) throw problem
    }
  }
}

export function pushSettings(): Kept {
  if (!kept) throw new Error('usePush() was not called')
  return kept
}

/** The key that a browser asks its service for messages of this installation with. */
export const publicKey = (): string => pushSettings().own.getPublicKey('base64url')

/** The secret of a device as the table keeps it, tied to its company. */
export const sealed = (secret: Buffer, companyId: number): Buffer =>
  sealedWith(pushSettings().seal, secret, `${companyId}`)

/** @throws Error when the secret of the installation is another one, or the row was moved */
export const unsealed = (stored: Buffer, companyId: number): Buffer =>
  openedWith(pushSettings().seal, stored, `${companyId}`)

/** The header by which a service knows that this installation sends (VAPID, RFC 8292). */
export async function authorization(endpoint: string, subject: string, now: Date): Promise<string> {
  const seconds = Math.floor(now.getTime() / 1000)
  const token = await new SignJWT({})
    .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
    .setAudience(new URL(endpoint).origin)
    .setSubject(subject)
    .setExpirationTime(seconds + TOKEN_HOURS * 3600)
    .sign(pushSettings().signs)
  return `vapid t=${token}, k=${publicKey()}`
}
