import { reachOf } from '#access/reach.ts'
import { assignableRoles } from '#access/roles.ts'
import type { PlatformContext } from '#platform/server/context.ts'
import type { PlatformTx } from '#platform/server/db.ts'
import { conflict, forbidden, invalid, notFound } from '#platform/server/errors.ts'
import { passwordProblem } from '../model/password.ts'
import { hashPassword } from './passwords.ts'
import { tokenMaker, type TokenMaker } from './tokens.ts'

/** A simulated login lasts this long at most. */
const simulationMinutes = 30
/** A person who changes their own password proved who they are this recently. */
const freshMinutes = 15

/** The secret of this installation signs its tokens. Called once, before the first request. */
let tokens: TokenMaker | undefined
export const useSessionSecret = (secret: string): void => {
  tokens = tokenMaker(secret)
}
export function sessionTokens(): TokenMaker {
  if (!tokens) throw new Error('useSessionSecret() was not called')
  return tokens
}

type NewPassword = { userId: number; password: string | null; repeatedPassword: string }

/**
 * A new password for oneself (signed in lately, or told to change it) or, by who may, for somebody
 * else, who then must choose another. Every other session of that login ends.
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
  const { services, principal, now } = context
  const companyId = principal.tenant?.companyId
  if (companyId === undefined) throw notFound()
  const own = principal.actor.userId === input.userId
  if (!own) await checkMayChange(context, input.userId)
  const passwordHash = await hashPassword(password)
  await services.db.withPlatform(async (tx) => {
    const login = await tx
      .selectFrom('login')
      .selectAll()
      .where('companyId', '=', companyId)
      .where('userId', '=', input.userId)
      .executeTakeFirst()
    if (!login) throw notFound()
    if (own && !login.forcePasswordChange && !isFresh(principal.signedInAt, now)) {
      throw forbidden('Por seguridad, vuelva a ingresar antes de cambiar su contraseña')
    }
    await setPassword(tx, login.id, passwordHash, {
      force: !own,
      now,
      keep: own ? principal.sessionId : null,
    })
  })
  return true
}

/**
 * Of others, those within reach whose role is not above one's own: a password is the whole
 * account.
 */
async function checkMayChange({ services, principal }: PlatformContext, userId: number) {
  const { actor, company, tenant } = principal
  const reach = reachOf(actor, company, 'passwords.update')
  if (!tenant || !(reach.all || reach.userIds.includes(userId))) throw notFound()
  const user = await services.db.withTenant(tenant, (tx) =>
    tx.selectFrom('users').select('role').where('id', '=', userId).executeTakeFirst(),
  )
  if (!user) throw notFound()
  if (!assignableRoles(actor.role).some((role) => role === user.role)) {
    throw forbidden('Solo quien administra puede cambiar la contraseña de quien administra')
  }
}

const isFresh = (signedInAt: Date, now: Date) =>
  now.getTime() - signedInAt.getTime() <= freshMinutes * 60_000

type HowSet = { force: boolean; now: Date; keep: number | null }

/** Stores a password's hash and ends the sessions that the old one opened. */
export async function setPassword(
  tx: PlatformTx,
  loginId: number,
  passwordHash: string,
  { force, now, keep }: HowSet,
): Promise<void> {
  await tx
    .updateTable('login')
    .set({ passwordHash, forcePasswordChange: force, passwordChangedAt: now })
    .where('id', '=', loginId)
    .execute()
  await tx
    .updateTable('loginSession')
    .set({ revokedAt: now })
    .where('loginId', '=', loginId)
    .where('revokedAt', 'is', null)
    .$if(keep !== null, (query) => query.where('id', '<>', keep))
    .execute()
}

/** Works as a company for half an hour. Both names stand in everything that is done meanwhile. */
export async function simulateCompany(
  context: PlatformContext,
  { companyId }: { companyId: number | null },
): Promise<boolean> {
  const { services, principal, now } = context
  await services.db.withPlatform(async (tx) => {
    if (companyId !== null) {
      const company = await tx
        .selectFrom('company')
        .select('status')
        .where('id', '=', companyId)
        .executeTakeFirst()
      if (!company) throw notFound()
      if (company.status !== 'ACTIVE') throw conflict('La empresa no está activa')
    }
    await tx
      .updateTable('loginSession')
      .set({
        actingCompanyId: companyId,
        actingUntil:
          companyId === null ? null : new Date(now.getTime() + simulationMinutes * 60_000),
      })
      .where('id', '=', principal.sessionId)
      .execute()
    await tx
      .insertInto('platformEvent')
      .values({
        loginId: principal.loginId,
        action: 'Sesión',
        subject: companyId === null ? 'Fin de la simulación' : 'Simulación de empresa',
        detail: JSON.stringify({ companyId }),
      })
      .execute()
  })
  return true
}

/**
 * Keeps a preference of the screens with the login, so that it follows the person to other
 * browsers.
 */
export async function updateUiConfig(
  { services, principal }: PlatformContext,
  { theme }: { theme: string },
): Promise<boolean> {
  await services.db.withPlatform((tx) =>
    tx
      .updateTable('login')
      .set({ uiConfig: JSON.stringify({ theme }) })
      .where('id', '=', principal.loginId)
      .execute(),
  )
  return true
}
