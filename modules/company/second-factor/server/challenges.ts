import { createHash, randomBytes } from 'node:crypto'
import type { PlatformTx } from '#platform/server/sql/db.ts'
import { UserError } from '#platform/server/errors.ts'

export type Purpose = 'SIGN_IN' | 'PROVIDER' | 'PROOF' | 'ADD_TOTP' | 'ADD_PASSKEY'

/** Time to find the telephone. */
const MINUTES = 10

type Question = {
  loginId: number
  purpose: Purpose
  /** What a passkey must sign. */
  challenge?: string | null
  /** The sealed secret of an application that is being added. */
  secret?: Buffer | null
  now: Date
}

const digest = (token: string) => createHash('sha256').update(token).digest()

/**
 * Opens a challenge that waits for one answer, and discards the account's earlier ones of that
 * kind.
 */
export async function openChallenge(tx: PlatformTx, question: Question): Promise<string> {
  const { loginId, purpose, challenge = null, secret = null, now } = question
  const token = randomBytes(32).toString('base64url')
  await tx
    .deleteFrom('loginChallenge')
    .where('loginId', '=', loginId)
    .where((eb) => eb.or([eb('expiresAt', '<', now), eb('purpose', 'in', adding(purpose))]))
    .execute()
  await tx
    .insertInto('loginChallenge')
    .values({
      loginId,
      purpose,
      tokenHash: digest(token),
      challenge,
      secret,
      createdAt: now,
      expiresAt: new Date(now.getTime() + MINUTES * 60_000),
    })
    .execute()
  return token
}

/** Two browsers may sign in at once; a factor is added in one place at a time. */
const adding = (purpose: Purpose): Purpose[] => (purpose.startsWith('ADD') ? [purpose] : ['PROOF'])

/** @throws UserError when nobody asked that, it was answered, or its time is over */
export async function challengeOf(
  tx: PlatformTx,
  token: string,
  purpose: Purpose | readonly Purpose[],
  now: Date,
) {
  const found = await tx
    .selectFrom('loginChallenge')
    .selectAll()
    .where('tokenHash', '=', digest(token))
    .where('purpose', 'in', [purpose].flat())
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  if (!found) throw new UserError('invalid', 'Se acabó el tiempo para responder. Empiece de nuevo.')
  return found
}

/** Whether this answer is the first: of two right ones at once, one counts. */
export async function closeChallenge(tx: PlatformTx, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('loginChallenge')
    .set({ usedAt: now, secret: null, challenge: null })
    .where('id', '=', id)
    .where('usedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
