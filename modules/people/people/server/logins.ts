import { openAccount } from '#modules/company/session/server/index.ts'
import type { NewLogin } from '#modules/company/session/model/account.ts'
import { requireSet, targetOf } from '#modules/company/authority/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { conflict } from '#platform/server/errors.ts'
import { loginOf } from './record.queries.ts'

/**
 * Gives somebody of the company a way to sign in. Sign-ins are of the platform, so the row is
 * written beside the company's, in its transaction.
 */
export async function createLogin(
  context: Context,
  { userId, username, email }: { userId: number; username: string; email: string | null },
): Promise<NewLogin> {
  requireSet(context, await targetOf(context, userId), {
    fields: ['Account.username', 'Account.email'],
  })
  if (await loginOf(context, userId)) throw conflict('La persona ya tiene acceso', 'username')
  return openAccount(context, { userId, username, email })
}
