import type { RequestContext } from '#platform/server/context.ts'
import { invalid, UserError } from '#platform/server/errors.ts'
import { enqueueMail } from '#platform/server/mail/mail.ts'
import { passwordProblem } from '../model/password.ts'
import { passwordChangedMail, recoveryMail } from './mails.ts'
import { hashPassword } from './passwords.ts'
import { setPassword } from './session.service.ts'
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
  await services.db.withPlatform(async (tx) => {
    const reset = await tx
      .updateTable('passwordReset')
      .set({ usedAt: now })
      .where('tokenHash', '=', digestOf(token))
      .where('usedAt', 'is', null)
      .where('expiresAt', '>', now)
      .returning(['id', 'loginId'])
      .executeTakeFirst()
    if (!reset)
      throw new UserError('invalid', 'El enlace no es válido o ya venció. Pida uno nuevo.')
    await setPassword(tx, reset.loginId, passwordHash, { force: false, now, keep: null })
    const login = await tx
      .selectFrom('login')
      .select('email')
      .where('id', '=', reset.loginId)
      .executeTakeFirst()
    if (login?.email) {
      await enqueueMail(
        tx,
        `password-changed:${reset.id}`,
        login.email,
        passwordChangedMail(undefined),
      )
    }
  })
  return true
}
