import { randomInt } from 'node:crypto'
import { hashPassword } from '#modules/company/credentials/server/index.ts'
import { bulk } from '#platform/server/sql/bulk.ts'
import { type PlatformTx, sql } from '#platform/server/sql/db.ts'
import { endSessions } from './open-sessions.ts'

/** How long a one-time code opens its account. */
const codeDays = 3

/**
 * A one-time code: what whoever makes it sees of it, this once, what is kept of it, and until when
 * it opens the account.
 */
export async function newCode(now: Date) {
  const oneTimeCode = newPassword()
  const codeUntil = new Date(now.getTime() + codeDays * 86_400_000)
  const passwordHash = await hashPassword(oneTimeCode)
  return { shown: { oneTimeCode, codeUntil }, codeUntil, passwordHash }
}

/** Uses a code up. Answers whether it still opened the account: of two at once, one does. */
export async function useCode(tx: PlatformTx, loginId: number, now: Date): Promise<boolean> {
  const used = await tx
    .updateTable('login')
    .set({ codeUntil: now })
    .where('id', '=', loginId)
    .where('codeUntil', '>', now)
    .returning('id')
    .executeTakeFirst()
  return used !== undefined
}

/**
 * Gives accounts a one-time code each in the place of their passwords, and ends their sessions: as
 * many statements for one as for many.
 *
 * @returns the code of each, by login, as it is shown this once
 */
export async function giveCodes(
  platform: PlatformTx,
  loginIds: readonly number[],
  { by, now }: { by: number; now: Date },
) {
  const made = await Promise.all(
    loginIds.map(async (loginId) => ({ loginId, ...(await newCode(now)) })),
  )
  await sql`update login set password_hash = made.hash, force_password_change = true,
      password_changed_at = ${now}, activated_at = null, given_by = ${by}, taken_at = null,
      code_until = made.until
    from ${bulk(made, 'made', {
      id: ['bigint', ({ loginId }) => loginId],
      hash: ['text', ({ passwordHash }) => passwordHash],
      until: ['timestamptz', ({ codeUntil }) => codeUntil],
    })}
    where login.id = made.id`.execute(platform)
  await endSessions(platform, { loginIds }, now)
  return new Map(made.map(({ loginId, shown }) => [loginId, shown]))
}

/** Twelve characters with upper case, lower case and digits, without those easily confused. */
function newPassword(): string {
  const kinds = ['ABCDEFGHJKLMNPQRSTUVWXYZ', 'abcdefghijkmnpqrstuvwxyz', '23456789']
  return Array.from({ length: 12 }, (_, at) => {
    const kind = kinds[at % kinds.length] ?? ''
    return kind[randomInt(kind.length)] ?? ''
  }).join('')
}
