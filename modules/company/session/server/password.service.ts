import { type Context, inCompany, type PlatformContext } from '#platform/server/context.ts'
import { conflict, invalid, notFound, UserError } from '#platform/server/errors.ts'
import { runFollowers } from '#platform/server/graphql/after-mutation.ts'
import { recordPlatform } from '#platform/server/observe/platform-record.ts'
import { isRecent } from '#platform/server/recent-proof.ts'
import { passwordProblem } from '../model/password.ts'
import { accountOf, setPassword, type StoredAccount } from './accounts.ts'
import { requireSet, targetOf } from '#modules/company/authority/server/index.ts'
import { hashPassword, isPassword } from '#modules/company/credentials/server/index.ts'
import { requirePassword } from './proof.service.ts'

type NewPassword = {
  /** The owner of the account; the actor when it is not given. */
  userId: number | null
  currentPassword: string | null
  password: string | null
  repeatedPassword: string
}

/**
 * Sets a new password. One's own: after a recent sign-in, when a change is demanded, or with the
 * current password. Somebody else's: with the right to it and a recent proof, and that person must
 * then choose another. Every other session of the account ends, and its owner gets a mail. The
 * costly hash is computed outside the transaction.
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
  const { actor, tenant } = context.principal
  const own = input.userId === null || input.userId === actor.userId
  if (own) await requireOwner(context, input.currentPassword)
  const userId = input.userId ?? actor.userId
  if (tenant && userId !== null) await ofPerson(context, { userId, own, password })
  else if (own) await ofPlatform(context, password)
  else throw notFound()
  return true
}

/**
 * Requires that the actor proved their identity lately, or proves it now with the current password.
 */
async function requireOwner(context: PlatformContext, currentPassword: string | null) {
  const { principal, now } = context
  if (currentPassword !== null) {
    return requirePassword(context, currentPassword, 'currentPassword')
  }
  if (principal.mustChangePassword || isRecent(principal.signedInAt, now)) return
  throw new UserError('forbidden', PROVE, 'currentPassword')
}

const PROVE = 'Por seguridad, escriba también su contraseña actual, o vuelva a ingresar'

type Change = { userId: number; own: boolean; password: string }

async function ofPerson(context: PlatformContext, { userId, own, password }: Change) {
  const seen = await inCompany(context, (inside) => accountToChange(inside, { userId, own }))
  if (own) await refuseSame(seen.passwordHash, password)
  const passwordHash = await hashPassword(password)
  await inCompany(context, async (inside) => {
    const account = await accountToChange(inside, { userId, own })
    if (account.passwordHash !== seen.passwordHash) throw conflict(CHANGED)
    const { principal, now } = inside
    await setPassword(inside.platform, account.id, passwordHash, {
      by: own ? 'owner' : principal.loginId,
      now,
      keep: own ? principal.sessionId : null,
    })
    await runFollowers(inside, 'updatePassword', undefined, undefined)
  })
}

/** For a superadmin, who is not a person of any company. */
async function ofPlatform({ services, principal, now }: PlatformContext, password: string) {
  const { loginId, sessionId } = principal
  const stored = await services.db.withPlatform((tx) =>
    tx
      .selectFrom('login')
      .select('passwordHash')
      .where('id', '=', loginId)
      .where('userId', 'is', null)
      .executeTakeFirst(),
  )
  if (!stored) throw notFound()
  await refuseSame(stored.passwordHash, password)
  const passwordHash = await hashPassword(password)
  await services.db.withPlatform(async (tx) => {
    await setPassword(tx, loginId, passwordHash, { by: 'owner', now, keep: sessionId })
    await recordPlatform(tx, { loginId, what: 'Contraseña', now })
  })
}

async function refuseSame(passwordHash: string, password: string): Promise<void> {
  if (await isPassword(passwordHash, password)) {
    throw invalid('password', 'Elija una contraseña distinta de la que tiene')
  }
}

const CHANGED = 'La contraseña cambió mientras tanto. Vuelva a intentarlo.'

/** The account, once the rules allow the actor to set its password. */
async function accountToChange(
  context: Context,
  { userId, own }: Pick<Change, 'userId' | 'own'>,
): Promise<StoredAccount> {
  requireSet(context, await targetOf(context, userId), {
    fields: ['Account.password', 'Account.repeatedPassword'],
    // Of one's own, `requireOwner` has asked: the current password is a proof.
    proved: own,
  })
  return accountOf(context, userId)
}
