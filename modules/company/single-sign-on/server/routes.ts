import { asOwnPage } from '#modules/company/session/model/asked-page.ts'
import { authenticate } from '#modules/company/session/server/index.ts'
import { sessionTokens } from '#modules/company/credentials/server/index.ts'
import { type ErrorKind, notFound, tooMany, UserError } from '#platform/server/errors.ts'
import type { Principal, RequestContext } from '#platform/server/context.ts'
import { networkOf } from '#platform/server/http/address.ts'
import { take } from '#platform/server/limits/limits.ts'
import { requireRecentProof } from '#platform/server/recent-proof.ts'
import { CALLBACK } from '../model/provider.ts'
import { begin } from './attempts.ts'
import { takeCallback } from './callback.ts'
import { finish } from './finish.ts'
import { companyNamed } from './provider.queries.ts'

/** Rounds that one network begins: as many as it may guess at passwords. */
export const ofOneNetwork = { capacity: 60, seconds: 900 }
const BUSY = 'Demasiados intentos. Espere unos minutos y vuelva a probar.'

const COOKIE = 'minga_sso'
const MOST_BYTES = 2_000
/** The page of the application where a round ends. */
const END = '/entrar'

/**
 * The rounds to the providers of companies: `POST /sso/start` says where the browser goes, the
 * provider sends it back to `GET /sso/callback`, and `POST /sso/finish` ends the round in the same
 * browser. What ties them is a cookie that no script reads.
 */
export function serveSingleSignOn() {
  return (
    request: Request,
    context: () => Promise<RequestContext>,
  ): Promise<Response> | undefined => {
    const { pathname } = new URL(request.url)
    if (pathname === CALLBACK) return callback(request, context)
    if (pathname === '/sso/start') return posted(request, context, start)
    if (pathname === '/sso/finish') return posted(request, context, end)
    return undefined
  }
}

async function callback(
  request: Request,
  context: () => Promise<RequestContext>,
): Promise<Response> {
  if (request.method !== 'GET') return new Response('Use GET', { status: 405 })
  const { searchParams } = new URL(request.url)
  await takeCallback(await context(), { cookie: cookieOf(request), query: searchParams })
  // What came in the address stays nowhere: the page that opens has another one.
  return new Response(null, { status: 303, headers: { location: END, ...quiet } })
}

const quiet = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }

type Asked = { request: Request; context: RequestContext; input: Record<string, unknown> }

/** JSON from our own pages: no form of another site can send it. */
async function posted(
  request: Request,
  context: () => Promise<RequestContext>,
  answer: (asked: Asked) => Promise<Response>,
): Promise<Response> {
  const length = Number(request.headers.get('content-length') ?? Number.NaN)
  if (request.method !== 'POST') return problem(405, 'bad-request', 'Use POST')
  if (!/^application\/json(?:;|$)/.test(request.headers.get('content-type') ?? '')) {
    return problem(415, 'bad-request', 'Use application/json')
  }
  if (!(length <= MOST_BYTES)) return problem(413, 'bad-request', 'La consulta es demasiado grande')
  const input = objectIn(await request.text())
  if (!input) return problem(400, 'bad-request', 'No se entiende la consulta')
  try {
    return await answer({ request, context: await context(), input })
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    return problem(error.kind === 'too-many' ? 429 : 400, error.kind, error.message, error.field)
  }
}

function objectIn(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : undefined
  } catch {
    return undefined
  }
}

const problem = (
  status: number,
  kind: ErrorKind | 'bad-request',
  message: string,
  field?: string,
): Response => Response.json({ error: { kind, message, field: field ?? null } }, { status })

async function start({ request, context, input }: Asked): Promise<Response> {
  const { services, address } = context
  const key = `provider:network:${networkOf(address)}`
  const isFree = await services.db.withPlatform((tx) => take(tx, key, ofOneNetwork))
  if (!isFree) throw tooMany(BUSY)
  const { purpose, slug } = input
  if (purpose === 'LINK' || purpose === 'PROOF') {
    const principal = await sessionOf(request, context)
    const tenant = principal?.tenant
    if (!principal || !tenant || tenant.acting || tenant.userId === null) throw notFound()
    if (purpose === 'LINK' && principal.mustAddFactor) throw notFound()
    if (purpose === 'LINK') requireRecentProof({ principal, now: services.now() }, false)
    const session = { id: principal.sessionId, loginId: principal.loginId }
    const { companyId } = tenant
    return begun(context, await begin(context, { companyId, purpose, session, page: null }))
  }
  const company = typeof slug === 'string' ? await companyNamed(services, slug) : undefined
  if (!company) throw notFound()
  const page = asOwnPage(input['page']) ?? null
  const round = { companyId: company.id, purpose: 'SIGN_IN', session: null, page } as const
  return begun(context, await begin(context, round))
}

const begun = (context: RequestContext, { url, cookie }: { url: string; cookie: string }) =>
  Response.json({ url }, { headers: { ...quiet, 'set-cookie': cookieWith(context, cookie, 600) } })

async function end({ request, context }: Asked): Promise<Response> {
  const principal = await sessionOf(request, context)
  const finished = await finish(context, cookieOf(request), principal)
  const headers = { ...quiet, 'set-cookie': cookieWith(context, '', 0) }
  return Response.json(finished, { headers })
}

/**
 * Who is signed in, also while they must still add a second factor: they prove with it who they
 * are. Null for anybody else.
 */
async function sessionOf(
  request: Request,
  { services, traceId, address }: RequestContext,
): Promise<Principal | null> {
  const found = await authenticate(services, sessionTokens(), {
    authorization: request.headers.get('authorization'),
    background: false,
    traceId,
    address,
  })
  return found && !found.mustChangePassword ? found : null
}

/** Sent back by the provider as well: a strict one would not come with that. */
const cookieWith = ({ services }: RequestContext, value: string, seconds: number): string =>
  [
    `${COOKIE}=${value}`,
    'Path=/sso',
    'HttpOnly',
    'SameSite=Lax',
    `Max-Age=${seconds}`,
    ...(services.publicUrl.startsWith('https:') ? ['Secure'] : []),
  ].join('; ')

const cookieOf = (request: Request): string =>
  new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w.-]{1,120})(?:;|$)`).exec(
    request.headers.get('cookie') ?? '',
  )?.[1] ?? ''
