import { inCompany, type PlatformContext } from '#platform/server/context.ts'
import type { Context } from '#platform/server/context.ts'
import { conflict, forbidden, invalid, notFound } from '#platform/server/errors.ts'
import { conclude } from '#platform/server/graphql/conclude.ts'
import { passwordProblem } from '../model/password.ts'
import { accountOf, setPassword, type StoredAccount } from './accounts.ts'
import { requireSet, targetOf } from './authority.ts'
import { hashPassword, isPassword } from './passwords.ts'

/** A person who changes their own password proved who they are this recently. */
const freshMinutes = 15

type NewPassword = { userId: number; password: string | null; repeatedPassword: string }

/**
 * A new password for oneself (signed in lately, or told to change it) or, by who may, for somebody
 * else, who then must choose another. Every other session of that account ends, and its owner is
 * told. The costly hash is made outside the transaction.
 */
export async function updatePassword(
  context: PlatformContext,
  input: NewPassword,
): Promise<boolean> {
  const password = input.password ?? ''
  if (password !== input.repeatedPassword) {
    throw invalid('repeatedPassword', 'Las contraseñas no coinciden')
  }
  const problem = passwordProblem(password)
  if (problem) throw invalid('password', problem)
  if (!context.principal.tenant) throw notFound()
  const { userId } = input
  const seen = await inCompany(context, (inside) => accountToChange(inside, userId))
  if (isOwn(context, userId) && (await isPassword(seen.passwordHash, password))) {
    throw invalid('password', 'Elija una contraseña distinta de la que tiene')
  }
  const passwordHash = await hashPassword(password)
  await inCompany(context, async (inside) => {
    const account = await accountToChange(inside, userId)
    if (account.passwordHash !== seen.passwordHash) throw conflict(CHANGED)
    const own = isOwn(context, userId)
    const { principal, now } = inside
    await setPassword(inside.platform, account.id, passwordHash, {
      by: own ? 'owner' : principal.loginId,
      now,
      keep: own ? principal.sessionId : null,
    })
    await conclude(inside, 'updatePassword', undefined, undefined)
  })
  return true
}

const CHANGED = 'La contraseña cambió mientras tanto. Vuelva a intentarlo.'

const isOwn = ({ principal }: Pick<PlatformContext, 'principal'>, userId: number): boolean =>
  principal.actor.userId === userId

/** The account, once the rules let the actor choose its password. */
async function accountToChange(context: Context, userId: number): Promise<StoredAccount> {
  const own = isOwn(context, userId)
  requireSet(context, await targetOf(context, userId), {
    fields: ['Account.password', 'Account.repeatedPassword'],
  })
  const account = await accountOf(context, userId)
  const { principal, now } = context
  if (own && !account.forcePasswordChange && !isFresh(principal.signedInAt, now)) {
    throw forbidden('Por seguridad, vuelva a ingresar antes de cambiar su contraseña')
  }
  return account
}

const isFresh = (signedInAt: Date, now: Date) =>
  now.getTime() - signedInAt.getTime() <= freshMinutes * 60_000
