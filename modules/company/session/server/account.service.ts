import type { Context } from '#platform/server/context.ts'
import { conflict, invalid } from '#platform/server/errors.ts'
import { usernameIn, usernameRule } from '../model/account.ts'
import { accountOf, setMail } from './accounts.ts'
import { requireSet, targetOf } from '#modules/company/authority/server/index.ts'
import { areIndependent } from '#modules/company/second-person/server/index.ts'

type Change = { userId: number; username?: string | undefined; email?: string | null | undefined }

/**
 * Changes somebody's sign-in name or recovery address. The old and the new address both get a mail.
 */
export async function updateLogin(
  context: Context,
  { userId, username, email }: Change,
): Promise<{ username: string; email: string | null }> {
  requireSet(context, await targetOf(context, userId), {
    fields: [
      ...(username === undefined ? [] : (['Account.username'] as const)),
      ...(email === undefined ? [] : (['Account.email'] as const)),
    ],
  })
  const account = await accountOf(context, userId)
  const name = username === undefined ? account.username : nameOf(context, username, account)
  if (name !== account.username) {
    await context.platform
      .updateTable('login')
      .set({ username: name })
      .where('id', '=', account.id)
      .execute()
  }
  if (email !== undefined && email !== account.email) await setMail(context, account, email)
  return { username: name, email: email === undefined ? account.email : email }
}

function nameOf({ company }: Context, typed: string, account: { username: string }): string {
  if (typed.trim().toLowerCase() === account.username) return account.username
  const name = usernameIn(company.slug, typed)
  if (!name) throw invalid('username', usernameRule)
  return name
}

/**
 * Records that an account is used by its owner alone: from then on it has all the rights of its
 * role, and may be the second person for acts of the person who opened it. Only somebody
 * independent of both may record it.
 */
export async function vouchForLogin(
  context: Context,
  { userId }: { userId: number },
): Promise<boolean> {
  requireSet(context, await targetOf(context, userId), { fields: ['Account.owner'] })
  const account = await accountOf(context, userId)
  const { platform, principal, now } = context
  if (account.givenBy === null && account.mailBy === null) {
    throw conflict('La cuenta ya es solo de su titular')
  }
  if (!(await areIndependent(context, principal.loginId, account.id))) throw conflict(NOT_YOURS)
  await platform
    .updateTable('login')
    .set({ givenBy: null, mailBy: null, mailAt: null, takenAt: now })
    .where('id', '=', account.id)
    .execute()
  return true
}

const NOT_YOURS =
  'Lo confirma alguien que no haya abierto la cuenta, ni puesto su contraseña o su correo'
