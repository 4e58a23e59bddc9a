import {
  type Answer,
  answerSecond,
  askSecond,
  type SecondStep,
} from '#modules/company/second-factor/server/index.ts'
import type { PlatformContext, Principal } from '#platform/server/context.ts'
import { invalid, notFound } from '#platform/server/errors.ts'
import { isPassword } from '#modules/company/credentials/server/index.ts'
import { attemptSignIn } from './throttle.ts'

/**
 * Proves the actor's identity again, for acts that want a recent proof: the password and, with a
 * second factor, that too. Failed guesses count for this session alone.
 */
export async function proveIdentity(
  context: PlatformContext,
  { password }: { password: string | null },
): Promise<{ second: SecondStep | null }> {
  const { services, principal } = context
  await requirePassword(context, password ?? '', 'password')
  const second = await askSecond({ services }, principal.loginId, 'PROOF')
  if (!second) await proved(context, 'PASSWORD')
  return { second }
}

/** The second step of the proof. */
export async function proveSecond(context: PlatformContext, answer: Answer): Promise<boolean> {
  const { loginId, proof } = await answerSecond(context, answer, 'PROOF')
  if (loginId !== context.principal.loginId) throw notFound()
  await proved(context, proof)
  return true
}

/** Requires the password of the account that the session belongs to. */
export async function requirePassword(
  context: PlatformContext,
  password: string,
  field: string,
): Promise<void> {
  const { services, principal } = context
  const { loginId, username, sessionId } = principal
  const browser = { loginId, key: `session:${sessionId}` }
  const attempt = await attemptSignIn(context, { username, browser })
  const login = await services.db.withPlatform((tx) =>
    tx
      .selectFrom('login')
      .select('passwordHash')
      .where('id', '=', loginId)
      .executeTakeFirstOrThrow(),
  )
  const right = await isPassword(login.passwordHash, password).catch(async (error: unknown) => {
    await attempt.dropped()
    throw error
  })
  if (!right) throw invalid(field, 'La contraseña no es la suya')
  await attempt.succeeded()
}

/** Notes on the session that its person proved who they are, now and how. */
export async function proved(
  { services, principal, now }: Pick<PlatformContext, 'services' | 'principal' | 'now'>,
  given: Principal['proof'],
): Promise<void> {
  // A password takes nothing from a session that began with the second factor of the provider.
  const kept = principal.proof === 'PROVIDER_FACTOR' && given === 'PASSWORD'
  const proof = kept ? principal.proof : given
  await services.db.withPlatform((tx) =>
    tx
      .updateTable('loginSession')
      .set({ provedAt: now, proof })
      .where('id', '=', principal.sessionId)
      .execute(),
  )
}
