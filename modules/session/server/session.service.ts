import type { PlatformContext, RequestContext } from '#platform/server/context.ts'
import { invalid, UserError } from '#platform/server/errors.ts'
import { authenticate } from './authenticate.ts'
import { meOf } from './me.queries.ts'
import { isPassword } from './passwords.ts'
import { endSimulation } from './simulation.service.ts'
import { attemptSignIn, countFailure, forgetFailures } from './throttle.ts'
import { digestOf, newNonce, sessionHours, sessionTokens } from './tokens.ts'

type SignIn = { username: string | null; password: string | null }

/** Signs in. One answer for a wrong name, a wrong password and a disabled account. */
export async function signIn(request: RequestContext, { username, password }: SignIn) {
  const name = username?.trim().toLowerCase() ?? ''
  if (name === '' || !password) {
    throw invalid(name === '' ? 'username' : 'password', 'Debe ingresar usuario y contraseña')
  }
  await attemptSignIn(request, name)
  const found = await request.services.db.withPlatform((tx) =>
    tx.selectFrom('login').selectAll().where('username', '=', name).executeTakeFirst(),
  )
  const right = await isPassword(found?.passwordHash, password)
  if (!found || !right || found.isDisabled) {
    await countFailure(request, name)
    throw new UserError('invalid', 'Usuario o Contraseña incorrectos')
  }
  await forgetFailures(request, name)
  const token = await openSession(request, found.id)
  const principal = await authenticate(request.services, sessionTokens(), {
    authorization: `Bearer ${token}`,
    background: false,
    traceId: request.traceId,
  })
  if (!principal) throw new UserError('invalid', 'Usuario o Contraseña incorrectos')
  return { token, user: await meOf({ ...request, principal }) }
}

async function openSession(request: RequestContext, loginId: number): Promise<string> {
  const now = request.services.now()
  const nonce = newNonce()
  const { id } = await request.services.db.withPlatform((tx) =>
    tx
      .insertInto('loginSession')
      .values({
        loginId,
        tokenHash: digestOf(nonce),
        createdAt: now,
        lastSeenAt: now,
        expiresAt: new Date(now.getTime() + sessionHours * 3_600_000),
        userAgent: request.userAgent.slice(0, 200),
        address: request.address,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  return sessionTokens().sign(id, nonce, now)
}

/** Ends this session on the server; the browser forgets its token and its cache. */
export async function signOut(context: PlatformContext): Promise<boolean> {
  const { services, principal, now } = context
  const { tenant } = principal
  if (tenant?.acting) await endSimulation(context, tenant.companyId, now)
  await services.db.withPlatform((tx) =>
    tx
      .updateTable('loginSession')
      .set({ revokedAt: now })
      .where('id', '=', principal.sessionId)
      .execute(),
  )
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
