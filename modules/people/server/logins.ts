import { randomInt } from 'node:crypto'
import { hashPassword } from '#modules/session/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { constraintMessages } from '#platform/server/database-errors.ts'
import { sql } from '#platform/server/db.ts'
import { conflict, invalid } from '#platform/server/errors.ts'
import { loginOf } from './record.queries.ts'
import { requirePerson } from './scope.ts'

constraintMessages({
  login_username_key: { message: 'Ese usuario ya existe: elija otro', field: 'username' },
  login_user_key: { message: 'La persona ya tiene acceso', field: 'username' },
})

export type NewLogin = { username: string; temporaryPassword: string }

/**
 * Gives somebody a way to sign in. The password is shown this once and must be changed at the first
 * sign-in. Sign-ins are of the platform, so the row is written beside the company's, in its
 * transaction.
 */
export async function openLogin(
  { tx, session }: Context,
  userId: number,
  username: string,
  email: string | null,
): Promise<NewLogin> {
  const name = username.trim().toLowerCase()
  if (!/^[a-z0-9._@-]{3,80}$/.test(name)) {
    throw invalid('username', 'Use de 3 a 80 letras sin acento, números, punto, guion o arroba')
  }
  const temporaryPassword = newPassword()
  const hash = await hashPassword(temporaryPassword)
  await sql`insert into login
    (username, email, password_hash, company_id, user_id, force_password_change)
    values (${name}, ${email}, ${hash}, ${session.companyId}, ${userId}, true)`.execute(tx)
  return { username: name, temporaryPassword }
}

/** The same for somebody who is already in the company. */
export async function createLogin(
  context: Context,
  { userId, username, email }: { userId: number; username: string; email: string | null },
): Promise<NewLogin> {
  await requirePerson(context, userId, 'users.update')
  if (await loginOf(context, userId)) throw conflict('La persona ya tiene acceso', 'username')
  return openLogin(context, userId, username, email)
}

/** Ends somebody's way in and the sessions they have open. */
export async function closeLogin({ tx, session }: Context, userId: number, closed: boolean) {
  await sql`update login set is_disabled = ${closed}
    where company_id = ${session.companyId} and user_id = ${userId}`.execute(tx)
  if (!closed) return
  await sql`update login_session set revoked_at = now() from login
    where login_session.login_id = login.id and login.company_id = ${session.companyId}
      and login.user_id = ${userId} and login_session.revoked_at is null`.execute(tx)
}

/** Twelve signs with upper case, lower case and digits, none of which is taken for another. */
function newPassword(): string {
  const kinds = ['ABCDEFGHJKLMNPQRSTUVWXYZ', 'abcdefghijkmnpqrstuvwxyz', '23456789']
  return Array.from({ length: 12 }, (_, at) => {
    const kind = kinds[at % kinds.length] ?? ''
    return kind[randomInt(kind.length)] ?? ''
  }).join('')
}
