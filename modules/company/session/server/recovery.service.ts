import { accounts } from '#modules/company/identities/server/index.ts'
import type { RequestContext } from '#platform/server/context.ts'
import type { PlatformTx } from '#platform/server/sql/db.ts'
import { conflict, invalid, UserError } from '#platform/server/errors.ts'
import { recordPlatform } from '#platform/server/observe/platform-record.ts'
import { passwordProblem } from '../model/password.ts'
import { setPassword } from './accounts.ts'
import { linkOf, sendLinks } from './links.service.ts'
import { tellPower } from './notices/power.ts'
import { hashPassword, digestOf } from '#modules/company/credentials/server/index.ts'
import { attemptLink, attemptRecovery } from './throttle.ts'

export const recoverySent =
  'Si el correo está registrado, recibirá un enlace para recuperar su contraseña'

const NO_MAIL =
  'Esta instalación no envía correos: pida un código a quien administra Minga en su empresa'

/**
 * Sends a recovery link for each account of an address, in one mail. The answer is the same whether
 * the address is known or not. Where no mail can be sent there is no link either, that somebody
 * else could find.
 */
export async function recoverPassword(
  request: RequestContext,
  { email }: { email: string },
): Promise<string> {
  await attemptRecovery(request, email)
  const { services } = request
  if (!services.sendsMail) throw conflict(NO_MAIL)
  await services.db.withPlatform(async (tx) => {
    const owners = await accounts
      .withCompany(tx)
      .select(['login.id', 'login.username', 'company.name as company'])
      .where((eb) => eb(eb.fn('lower', ['login.email']), '=', email))
      .where('login.isDisabled', '=', false)
      .where((eb) =>
        eb.or([eb('login.companyId', 'is', null), eb('company.status', '=', 'ACTIVE')]),
      )
      .orderBy('login.id')
      .execute()
    await sendLinks(tx, owners, { services, kind: 'RECOVERY', to: email, authorLoginId: null })
  })
  return recoverySent
}

type Change = { token: string; newPassword: string }

/**
 * Sets a new password with a recovery link. All sessions of the login end, and its owner gets a
 * mail.
 */
export async function changePassword(
  request: RequestContext,
  { token, newPassword }: Change,
): Promise<boolean> {
  const problem = passwordProblem(newPassword)
  if (problem) throw invalid('newPassword', problem)
  const { services } = request
  const now = services.now()
  const attempt = await attemptLink(request)
  const owner = await services.db.withPlatform((tx) => linkOf(tx, token, now))
  if (!owner) throw worn()
  await attempt.dropped()
  const passwordHash = await hashPassword(newPassword)
  const { companyId, userId, loginId } = owner
  if (companyId === null) {
    await services.db.withPlatform(async (tx) => {
      await useLink(tx, { token, passwordHash, now })
      await recordPlatform(tx, { loginId, what: 'Contraseña', now })
    })
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
