import { isIP } from 'node:net'
import { z } from 'zod'
import type { PlatformTx } from '#platform/server/sql/db.ts'
import { invalid } from '#platform/server/errors.ts'

/** Loaded with the first key that is asked for: it is a tenth of what a server would load. */
const webAuthn = () => import('@simplewebauthn/server')

const transports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const
const part = z.string().max(4000)
const head = { id: part, rawId: part, type: z.literal('public-key') }
const extensions = z.object({})

/** What browsers answer (WebAuthn, RegistrationResponseJSON); nothing else of it is looked at. */
const added = z.object({
  ...head,
  clientExtensionResults: extensions,
  response: z.object({
    clientDataJSON: part,
    attestationObject: part,
    transports: z.array(z.string()).default([]),
  }),
})
const signed = z.object({
  ...head,
  clientExtensionResults: extensions,
  response: z.object({ clientDataJSON: part, authenticatorData: part, signature: part }),
})

const useless = () => invalid('passkey', 'El navegador no entregó una llave que sirva aquí')

function readJson<T>(schema: z.ZodType<T>, text: string): T {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw useless()
  }
  const read = schema.safeParse(value)
  if (!read.success) throw useless()
  return read.data
}

/** The relying party of a key: the name of this installation, as a browser knows it. */
type Place = { rpID: string; origin: string }

function placeOf(publicUrl: string): Place {
  const { hostname, origin } = new URL(publicUrl)
  return { rpID: hostname, origin }
}

/** Keys are made for a name: an installation that is reached by its number can have none. */
export const hasPasskeys = (publicUrl: string): boolean =>
  isIP(placeOf(publicUrl).rpID.replace(/^\[|\]$/g, '')) === 0

const known = (stored: readonly string[]) =>
  transports.filter((transport) => stored.includes(transport))

export const passkeysOf = (tx: PlatformTx, loginId: number) =>
  tx.selectFrom('loginPasskey').selectAll().where('loginId', '=', loginId).orderBy('id').execute()
type Stored = Awaited<ReturnType<typeof passkeysOf>>[number]

type Owner = { loginId: number; username: string; name: string }

/** What a browser needs to make a key, and the challenge that the key must sign. */
export async function optionsToAdd(
  publicUrl: string,
  { loginId, username, name }: Owner,
  own: readonly Stored[],
) {
  const { generateRegistrationOptions } = await webAuthn()
  const options = await generateRegistrationOptions({
    rpName: 'Minga',
    rpID: placeOf(publicUrl).rpID,
    userName: username,
    userDisplayName: name,
    userID: new TextEncoder().encode(`minga:${loginId}`),
    attestationType: 'none',
    excludeCredentials: own.map((one) => ({
      id: one.credentialId,
      transports: known(one.transports),
    })),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  })
  return { options: JSON.stringify(options), challenge: options.challenge }
}

/** @throws UserError when the answer is not of a key made here, for this challenge */
export async function readAdded(publicUrl: string, challenge: string, answer: string) {
  const { response, ...rest } = readJson(added, answer)
  const { rpID, origin } = placeOf(publicUrl)
  const { verifyRegistrationResponse } = await webAuthn()
  const verified = await verifyRegistrationResponse({
    response: { ...rest, response: { ...response, transports: known(response.transports) } },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: false,
  }).catch(() => undefined)
  if (!verified?.verified) throw useless()
  const { id, publicKey, counter } = verified.registrationInfo.credential
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey),
    counter,
    transports: [...known(response.transports)],
  }
}

/** What a browser needs to ask for one of somebody's keys. */
export async function optionsToAsk(publicUrl: string, own: readonly Stored[]) {
  const { generateAuthenticationOptions } = await webAuthn()
  const options = await generateAuthenticationOptions({
    rpID: placeOf(publicUrl).rpID,
    userVerification: 'preferred',
    allowCredentials: own.map((one) => ({
      id: one.credentialId,
      transports: known(one.transports),
    })),
  })
  return { options: JSON.stringify(options), challenge: options.challenge }
}

type Asked = { loginId: number; challenge: string; answer: string; now: Date }

/**
 * Whether the answer is of one of somebody's own keys, for this challenge. A key that counts its
 * uses and counts backwards was copied, and is refused.
 */
export async function takePasskey(
  tx: PlatformTx,
  publicUrl: string,
  { loginId, challenge, answer, now }: Asked,
): Promise<boolean> {
  const response = readJson(signed, answer)
  const own = await passkeysOf(tx, loginId)
  const key = own.find(({ credentialId }) => credentialId === response.id)
  if (!key) return false
  const { rpID, origin } = placeOf(publicUrl)
  const { verifyAuthenticationResponse } = await webAuthn()
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential: {
      id: key.credentialId,
      publicKey: new Uint8Array(key.publicKey),
      counter: key.counter,
    },
    requireUserVerification: false,
  }).catch(() => undefined)
  if (!verified?.verified) return false
  await tx
    .updateTable('loginPasskey')
    .set({ counter: verified.authenticationInfo.newCounter, lastUsedAt: now })
    .where('id', '=', key.id)
    .execute()
  return true
}
