import type { RequestContext } from '#platform/server/context.ts'
import type { PlatformTx } from '#platform/server/db.ts'
import { invalid, UserError } from '#platform/server/errors.ts'
import { enqueueMail } from '#platform/server/mail/mail.ts'
import { passwordProblem } from '../model/password.ts'
import { setPassword } from './accounts.ts'
import { recoveryMail } from './mails.ts'
import { tellPower } from './notices/power.ts'
import { hashPassword } from './passwords.ts'
import { attemptRecovery } from './throttle.ts'
import { digestOf, newNonce } from './tokens.ts'

/** A recovery link opens once, within this time. */
const linkMinutes = 30

export const recoverySent =
  'Si el correo está registrado, recibirá un enlace para recuperar su contraseña'

/** Sends a recovery link. The answer is the same whether the address is known or not. */
export async function recoverPassword(
  request: RequestContext,
  { email }: { email: string },
): Promise<string> {
  await attemptRecovery(request, email)
  const { services } = request
  const now = services.now()
  const secret = newNonce()
  await services.db.withPlatform(async (tx) => {
    const login = await tx
      .selectFrom('login')
      .select(['id', 'username'])
      .where((eb) => eb(eb.fn('lower', ['email']), '=', email))
      .where('isDisabled', '=', false)
      .orderBy('id')
      .executeTakeFirst()
    if (!login) return
    await tx
      .updateTable('passwordReset')
      .set({ usedAt: now })
      .where('loginId', '=', login.id)
      .where('usedAt', 'is', null)
      .execute()
    const reset = await tx
      .insertInto('passwordReset')
      .values({
        loginId: login.id,
        tokenHash: digestOf(secret),
        createdAt: now,
        expiresAt: new Date(now.getTime() + linkMinutes * 60_000),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const link = `${services.publicUrl}/recover/${secret}`
    await enqueueMail(
      tx,
      `recovery:${reset.id}`,
      email,
      recoveryMail({ link, minutes: linkMinutes }),
    )
  })
  return recoverySent
}

type Change = { token: string; newPassword: string }

/**
 * Sets a new password with a recovery link. All sessions of the login end, and its owner is told.
 */
export async function changePassword(
  request: RequestContext,
  { token, newPassword }: Change,
): Promise<boolean> {
  const problem = passwordProblem(newPassword)
  if (problem) throw invalid('newPassword', problem)
  const { services } = request
  const now = services.now()
  const passwordHash = await hashPassword(newPassword)
  const owner = await services.db.withPlatform((tx) => ownerOf(tx, token, now))
  if (!owner) throw worn()
  const { companyId, userId, loginId } = owner
  if (companyId === null) {
    await services.db.withPlatform((tx) => useLink(tx, { token, passwordHash, now }))
    return true
  }
  const { traceId } = request
  const tenant = { companyId, userId, loginId, acting: false, traceId }
  await services.db.withTenant(tenant, async (tx, client, platform) => {
    await useLink(platform, { token, passwordHash, now })
    const author = { name: 'usted, con el enlace de su correo', userId, loginId }
    await tellPower({ tx, client, companyId, author, traceId, now })
  })
  return true
}

const worn = () => new UserError('invalid', 'El enlace no es válido o ya venció. Pida uno nuevo.')

/** Whose link it is, while it is good: their account is written in their company's transaction. */
const ownerOf = (tx: PlatformTx, token: string, now: Date) =>
  tx
    .selectFrom('passwordReset')
    .innerJoin('login', 'login.id', 'passwordReset.loginId')
    .select(['login.id as loginId', 'login.companyId', 'login.userId'])
    .where('tokenHash', '=', digestOf(token))
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst()

type Using = { token: string; passwordHash: string; now: Date }

/** Uses the link up, and with it the account is its owner's, who reads that address. */
async function useLink(tx: PlatformTx, { token, passwordHash, now }: Using): Promise<void> {
  const reset = await tx
    .updateTable('passwordReset')
    .set({ usedAt: now })
    .where('tokenHash', '=', digestOf(token))
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returning('loginId')
    .executeTakeFirst()
  if (!reset) throw worn()
  await setPassword(tx, reset.loginId, passwordHash, { by: 'link', now, keep: null })
}
