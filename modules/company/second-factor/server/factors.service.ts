import { accounts } from '#modules/company/identities/server/index.ts'
import type { PlatformContext } from '#platform/server/context.ts'
import type { PlatformTx } from '#platform/server/sql/db.ts'
import { conflict, invalid, notFound } from '#platform/server/errors.ts'
import { requireRecentProof } from '#platform/server/recent-proof.ts'
import { isTotpCode, plainCode } from '../model/factor.ts'
import { challengeOf, closeChallenge, openChallenge } from './challenges.ts'
import { factorsOf } from './factors.queries.ts'
import { changingOwn } from './own-account.ts'
import { hasPasskeys, optionsToAdd, passkeysOf, readAdded } from './passkeys.ts'
import { codesLeft, renewCodes } from './recovery-codes.ts'
import { sealed, unsealed } from './seal.ts'
import { keepTotp, newTotp, stepOf } from './totp.ts'

const MOST_PASSKEYS = 10

/** One's own factors, and the kinds that this installation can add. */
export async function ownFactors({ services, principal }: PlatformContext) {
  const factors = await services.db.withPlatform((tx) => factorsOf(tx, principal.loginId))
  return {
    ...factors,
    canAddPasskey: hasPasskeys(services.publicUrl),
    required: principal.factorRequired,
  }
}
export type OwnFactors = Awaited<ReturnType<typeof ownFactors>>

/** Begins to add an application: answers the picture to scan and the secret to type. */
export async function startTotp(context: PlatformContext) {
  const { services, principal, now } = context
  requireRecentProof(context, await hasOwn(context))
  const { secret, uri } = newTotp(principal.username)
  const { loginId } = principal
  const challenge = await services.db.withPlatform((tx) =>
    openChallenge(tx, {
      loginId,
      purpose: 'ADD_TOTP',
      secret: sealed(secret, loginId),
      now,
    }),
  )
  return { challenge, secret, uri }
}

type Confirmation = { challenge: string; code: string }

/** Finishes adding an application, with a code that it made; it replaces an earlier one. */
export async function confirmTotp(
  context: PlatformContext,
  { challenge: token, code }: Confirmation,
): Promise<{ recoveryCodes: string[] }> {
  const { now } = context
  return changingOwn(context, 'confirmTotp', async (tx) => {
    const asked = await own(tx, context, token, 'ADD_TOTP')
    const secret = asked.secret && unsealed(asked.secret, asked.loginId)
    const plain = plainCode(code)
    const step = secret && isTotpCode(plain) ? stepOf(secret, plain, now) : undefined
    if (!secret || step === undefined) {
      throw invalid('code', 'El código no corresponde: use el que muestra ahora la aplicación')
    }
    if (!(await closeChallenge(tx, asked.id, now))) throw notFound()
    await keepTotp(tx, { loginId: asked.loginId, secret, step, now })
    return { recoveryCodes: await firstCodes(tx, asked.loginId) }
  })
}

/** Begins to add a key: answers the browser's options, as JSON. */
export async function startPasskey(context: PlatformContext) {
  const { services, principal, now } = context
  const { publicUrl } = services
  requireRecentProof(context, await hasOwn(context))
  if (!hasPasskeys(publicUrl)) {
    throw conflict('Las llaves de acceso necesitan que Minga tenga un nombre, no un número')
  }
  const { loginId, username } = principal
  return services.db.withPlatform(async (tx) => {
    const keys = await withRoom(tx, loginId)
    const owner = { loginId, username, name: username }
    const { options, challenge: signed } = await optionsToAdd(publicUrl, owner, keys)
    const question = { loginId, purpose: 'ADD_PASSKEY', challenge: signed, now } as const
    return { challenge: await openChallenge(tx, question), options }
  })
}

/** The keys of an account that may have another one; its owner adds one after the other. */
async function withRoom(tx: PlatformTx, loginId: number) {
  await accounts.hold(tx, loginId)
  const keys = await passkeysOf(tx, loginId)
  if (keys.length < MOST_PASSKEYS) return keys
  throw conflict(`Hasta ${MOST_PASSKEYS} llaves: quite una antes de agregar otra`)
}

type NewKey = { challenge: string; passkey: string | null; label: string }

/** Finishes adding a key, with the answer of the browser's authenticator. */
export async function confirmPasskey(
  context: PlatformContext,
  { challenge: token, passkey, label }: NewKey,
): Promise<{ recoveryCodes: string[] }> {
  const { services, now } = context
  return changingOwn(context, 'confirmPasskey', async (tx) => {
    const asked = await own(tx, context, token, 'ADD_PASSKEY')
    const key = await readAdded(services.publicUrl, asked.challenge ?? '', passkey ?? '')
    if (!(await closeChallenge(tx, asked.id, now))) throw notFound()
    const { loginId } = asked
    await withRoom(tx, loginId)
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('loginPasskey')
      .values({ loginId, label, ...key, createdAt: now })
      .onConflict((conflict) => conflict.column('credentialId').doNothing())
      .executeTakeFirst()
    if (!numInsertedOrUpdatedRows) throw conflict('Esa llave ya está agregada')
    return { recoveryCodes: await firstCodes(tx, loginId) }
  })
}

/** Removes one's own application. Requires a recent proof with a factor. */
export async function removeTotp(context: PlatformContext): Promise<boolean> {
  requireRecentProof(context, true)
  await changingOwn(context, 'removeTotp', async (tx) => {
    await requireLeft(context, tx, { totp: true })
    const { loginId } = context.principal
    await tx.deleteFrom('loginTotp').where('loginId', '=', loginId).execute()
    await forgetCodes(tx, loginId)
  })
  return true
}

/** Removes one of one's own keys. */
export async function removePasskey(
  context: PlatformContext,
  { id }: { id: number },
): Promise<boolean> {
  requireRecentProof(context, true)
  await changingOwn(context, 'removePasskey', async (tx) => {
    await requireLeft(context, tx, { totp: false })
    const { loginId } = context.principal
    const { numDeletedRows } = await tx
      .deleteFrom('loginPasskey')
      .where('id', '=', id)
      .where('loginId', '=', loginId)
      .executeTakeFirst()
    if (numDeletedRows === 0n) throw notFound()
    await forgetCodes(tx, loginId)
  })
  return true
}

/** Replaces the recovery codes with new ones. */
export async function newRecoveryCodes(
  context: PlatformContext,
): Promise<{ recoveryCodes: string[] }> {
  requireRecentProof(context, true)
  return changingOwn(context, 'newRecoveryCodes', async (tx) => {
    if (!(await hasAny(tx, context.principal.loginId))) {
      throw conflict('Agregue primero una aplicación o una llave')
    }
    return { recoveryCodes: await renewCodes(tx, context.principal.loginId) }
  })
}

/**
 * Removes all factors of a login whose owner lost them. The caller has checked the right to do so.
 */
export async function removeFactors(tx: PlatformTx, loginId: number): Promise<void> {
  await tx.deleteFrom('loginTotp').where('loginId', '=', loginId).execute()
  await tx.deleteFrom('loginPasskey').where('loginId', '=', loginId).execute()
  await tx.deleteFrom('loginRecoveryCode').where('loginId', '=', loginId).execute()
}

const hasOwn = ({ services, principal }: PlatformContext) =>
  services.db.withPlatform((tx) => hasAny(tx, principal.loginId))

async function hasAny(tx: PlatformTx, loginId: number): Promise<boolean> {
  const { totpSince, passkeys } = await factorsOf(tx, loginId)
  return totpSince !== null || passkeys.length > 0
}

async function own(
  tx: PlatformTx,
  { principal, now }: PlatformContext,
  token: string,
  purpose: 'ADD_TOTP' | 'ADD_PASSKEY',
) {
  const asked = await challengeOf(tx, token, purpose, now)
  if (asked.loginId !== principal.loginId) throw notFound()
  return asked
}

/** The recovery codes that come with the first factor; shown only this once. */
async function firstCodes(tx: PlatformTx, loginId: number): Promise<string[]> {
  return (await codesLeft(tx, loginId)) === 0 ? renewCodes(tx, loginId) : []
}

/** Deletes the recovery codes when no factor is left, because alone they prove nothing. */
async function forgetCodes(tx: PlatformTx, loginId: number): Promise<void> {
  if (await hasAny(tx, loginId)) return
  await tx.deleteFrom('loginRecoveryCode').where('loginId', '=', loginId).execute()
}

/** Where the company demands a factor, the last one can be replaced and not removed. */
async function requireLeft(
  { principal }: PlatformContext,
  tx: PlatformTx,
  removing: { totp: boolean },
) {
  if (!principal.factorRequired) return
  const { totpSince, passkeys } = await factorsOf(tx, principal.loginId)
  const left = (removing.totp ? 0 : totpSince ? 1 : 0) + passkeys.length - (removing.totp ? 0 : 1)
  if (left > 0) return
  throw conflict('Su empresa pide un segundo factor: agregue otro antes de quitar este')
}
