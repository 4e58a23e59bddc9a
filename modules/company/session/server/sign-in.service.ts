import {
  type Answer,
  answerSecond,
  askSecond,
  type SecondStep,
} from '#modules/company/second-factor/server/index.ts'
import { accounts } from '#modules/company/identities/server/index.ts'
import type { PlatformContext, Principal, RequestContext } from '#platform/server/context.ts'
import { provided } from '#platform/model/hook.ts'
import { forbidden, invalid, UserError } from '#platform/server/errors.ts'
import { useCode } from './codes.ts'
import { authenticate } from './authenticate.ts'
import { type Me, meOf } from './me.queries.ts'
import {
  isPassword,
  digestOf,
  newNonce,
  sessionHours,
  sessionTokens,
} from '#modules/company/credentials/server/index.ts'
import { endSimulation } from './simulation.service.ts'
import { attemptSignIn } from './throttle.ts'

type SignIn = { username: string | null; password: string | null; browsers: string | null }

const wrong = () => new UserError('invalid', 'Usuario o Contraseña incorrectos')

/** A session, or the second step to take before there is one. */
export type SignedIn = {
  token: string | null
  browser: string | null
  user: Me | null
  second: SecondStep | null
}

/**
 * Signs in, or asks for the second factor of a login that has one. A wrong name, a wrong password
 * and a disabled account get the same answer.
 */
export async function signIn(
  request: RequestContext,
  { username, password, browsers }: SignIn,
): Promise<SignedIn> {
  const name = username?.trim().toLowerCase() ?? ''
  if (name === '' || !password) {
    throw invalid(name === '' ? 'username' : 'password', 'Debe ingresar usuario y contraseña')
  }
  const found = await loginNamed(request, name)
  const browser = found && (await knownBrowser(request, browsers, found))
  const attempt = await attemptSignIn(request, { username: name, browser })
  const right = await isPassword(found?.passwordHash, password).catch(async (error: unknown) => {
    await attempt.dropped()
    throw error
  })
  if (!found || !right || found.isDisabled) throw wrong()
  await attempt.succeeded()
  if (found.codeUntil !== null && found.codeUntil <= request.services.now()) throw endedCode()
  if (found.companyStatus === 'INACTIVE') throw forbidden(suspended(found.companyName ?? ''))
  const closed = await passwordClosed.find()?.(request, found)
  if (closed) throw forbidden(closed)
  const second = await askSecond(request, found.id, 'SIGN_IN')
  if (second) return { token: null, browser: null, user: null, second }
  return opened(request, found, 'PASSWORD')
}

const endedCode = () =>
  new UserError('invalid', 'El código ya se usó o venció: pida otro a quien se lo entregó')

const suspended = (company: string) =>
  `${company} está suspendida en Minga y por ahora nadie de la empresa puede ingresar. ` +
  'Hable con quien administra Minga en su empresa.'

/** Signs in with the second factor, after the password was right. */
export async function signInSecond(request: RequestContext, answer: Answer): Promise<SignedIn> {
  const { loginId, proof, byProvider } = await answerSecond(request, answer, 'SIGN_IN')
  const login = await request.services.db.withPlatform((tx) =>
    tx
      .selectFrom('login')
      .select(['id', 'passwordChangedAt', 'codeUntil'])
      .where('id', '=', loginId)
      .where('isDisabled', '=', false)
      .executeTakeFirst(),
  )
  if (!login) throw wrong()
  return byProvider ? openedByProvider(request, login, true) : opened(request, login, proof)
}

/** An account whose password is asked about, after it was right. */
type Asked = { id: number; companyId: number | null; userId: number | null; email: string | null }

/**
 * Why an account does not open with its password, as a sentence: its company has people sign in
 * otherwise. Said only to who knows the password.
 */
export const passwordClosed = provided<
  (request: RequestContext, asked: Asked) => Promise<string | undefined>
>('why a password opens nothing')

/**
 * Signs in somebody identified by the provider of their company: after their own second factor,
 * unless the company says that the provider asked for one. The caller has decided whose account.
 */
export async function signInByProvider(
  request: RequestContext,
  { loginId, hasFactor }: { loginId: number; hasFactor: boolean },
): Promise<SignedIn> {
  const login = await request.services.db.withPlatform((tx) =>
    tx
      .selectFrom('login')
      .select(['id', 'passwordChangedAt'])
      .where('id', '=', loginId)
      .where('isDisabled', '=', false)
      .executeTakeFirst(),
  )
  if (!login) throw wrong()
  const second = hasFactor ? null : await askSecond(request, loginId, 'PROVIDER')
  if (second) return { token: null, browser: null, user: null, second }
  return openedByProvider(request, login, hasFactor)
}

/** A session that proves nothing to acts that want a recent proof: these ask for one. */
function openedByProvider(
  request: RequestContext,
  { id, passwordChangedAt }: Pick<Login, 'id' | 'passwordChangedAt'>,
  hasFactor: boolean,
): Promise<SignedIn> {
  const login = { id, passwordChangedAt, codeUntil: null }
  return opened(request, login, hasFactor ? 'PROVIDER_FACTOR' : 'PROVIDER')
}

type Login = NonNullable<Awaited<ReturnType<typeof loginNamed>>>

const loginNamed = ({ services }: RequestContext, username: string) =>
  services.db.withPlatform((tx) =>
    accounts
      .withCompany(tx)
      .select(['login.id', 'login.passwordHash', 'login.isDisabled', 'login.passwordChangedAt'])
      .select(['login.codeUntil', 'login.companyId', 'login.userId', 'login.email'])
      .select(['company.status as companyStatus', 'company.name as companyName'])
      .where('login.username', '=', username)
      .executeTakeFirst(),
  )

/** The browser of the request, if this login was opened in it under its current password. */
async function knownBrowser({ services }: RequestContext, kept: string | null, login: Login) {
  for (const token of kept?.split(' ').slice(0, 5) ?? []) {
    const browser = await sessionTokens().openBrowser(token, services.now())
    if (browser?.login !== login.id) continue
    if (browser.since !== login.passwordChangedAt.getTime()) continue
    return { loginId: login.id, key: browser.key }
  }
  return undefined
}

/** Opens a session after the proof of identity, with the mark that the browser keeps. */
async function opened(
  request: RequestContext,
  login: Pick<Login, 'id' | 'passwordChangedAt' | 'codeUntil'>,
  proof: Principal['proof'],
): Promise<SignedIn> {
  const token = await openSession(request, login, proof)
  const principal = await authenticate(request.services, sessionTokens(), {
    authorization: `Bearer ${token}`,
    background: false,
    traceId: request.traceId,
  })
  if (!principal) throw wrong()
  const since = login.passwordChangedAt.getTime()
  const browser = await sessionTokens().signBrowser(
    { login: login.id, since, key: newNonce().slice(0, 16) },
    request.services.now(),
  )
  return { token, browser, user: await meOf({ ...request, principal }), second: null }
}

async function openSession(
  request: RequestContext,
  { id: loginId, codeUntil }: Pick<Login, 'id' | 'codeUntil'>,
  proof: Principal['proof'],
): Promise<string> {
  const now = request.services.now()
  const nonce = newNonce()
  // In a transaction of its own: whoever takes the code opens the one session of it.
  if (codeUntil !== null) {
    const used = await request.services.db.withPlatform((tx) => useCode(tx, loginId, now))
    if (!used) throw endedCode()
  }
  const { id } = await request.services.db.withPlatform((tx) =>
    tx
      .insertInto('loginSession')
      .values({
        loginId,
        tokenHash: digestOf(nonce),
        createdAt: now,
        lastSeenAt: now,
        provedAt: proof.startsWith('PROVIDER') ? new Date(0) : now,
        proof,
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
