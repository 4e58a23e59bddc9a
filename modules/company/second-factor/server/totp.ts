import { Secret, TOTP } from 'otpauth'
import type { PlatformTx } from '#platform/server/sql/db.ts'
import { sealed, unsealed } from './seal.ts'

/** Six digits every half minute, as every application expects (RFC 6238). */
const PERIOD = 30

const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer: 'Minga', label, secret: Secret.fromBase32(secret), period: PERIOD })

/** A new secret and the address that an application reads from a picture. */
export function newTotp(username: string): { secret: string; uri: string } {
  const secret = new Secret({ size: 20 }).base32
  return { secret, uri: totpOf(secret, username).toString() }
}

/** The period whose code this is: this one, the last or the next; `undefined` for any other. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime()
  const delta = totpOf(secret).validate({ token: code, timestamp, window: 1 })
  return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD) + delta
}

type Kept = { loginId: number; secret: string; step: number; now: Date }

/** Keeps an application in the place of another one, with the period that was used to add it. */
export async function keepTotp(tx: PlatformTx, { loginId, secret, step, now }: Kept) {
  const values = { secret: sealed(secret, loginId), lastStep: step, createdAt: now }
  await tx
    .insertInto('loginTotp')
    .values({ loginId, ...values })
    .onConflict((conflict) => conflict.column('loginId').doUpdateSet(values))
    .execute()
}

/** Takes a code: each one once, also when two come at the same moment. */
export async function takeTotp(
  tx: PlatformTx,
  loginId: number,
  code: string,
  now: Date,
): Promise<boolean> {
  const kept = await tx
    .selectFrom('loginTotp')
    .select('secret')
    .where('loginId', '=', loginId)
    .executeTakeFirst()
  const step = kept && stepOf(unsealed(kept.secret, loginId), code, now)
  if (step === undefined) return false
  const { numUpdatedRows } = await tx
    .updateTable('loginTotp')
    .set({ lastStep: step })
    .where('loginId', '=', loginId)
    .where('lastStep', '<', step)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
