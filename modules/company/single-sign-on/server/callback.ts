import * as oidc from 'openid-client'
import { digestOf } from '#modules/company/credentials/server/index.ts'
import type { RequestContext } from '#platform/server/context.ts'
import { NotCalled } from '#platform/server/http/outgoing.ts'
import type { Tx } from '#platform/server/sql/db.ts'
import type { Refusal } from '../model/refusal.ts'
import { clientFor, companyIn } from './attempts.ts'
import { refusalOf } from './client.ts'
import { callbackOf, nobodyIn, type Provider, providerOf } from './provider.queries.ts'
import { tellRefusal } from './trail.ts'

type Coming = {
  /** What this browser kept; the empty text of one that kept nothing. */
  cookie: string
  /** All that the provider sent in the address. */
  query: URLSearchParams
}

/** Seconds that the clock of a provider may be behind. */
const BEHIND_MS = 60_000

/**
 * Somebody comes back from the provider. The round is taken before anything is asked, so that it
 * counts once; what the provider says is verified, and kept for the same browser to finish.
 */
export async function takeCallback(
  request: RequestContext,
  { cookie, query }: Coming,
): Promise<void> {
  const { services, traceId } = request
  const companyId = companyIn(cookie)
  if (companyId === undefined) return noteOtherBrowser(request, query)
  const nobody = nobodyIn(companyId, traceId)
  const taken = await services.db.withTenant(nobody, async (tx) => {
    const attempt = await claim(tx, cookie, services.now())
    return attempt && { attempt, provider: await providerOf(tx) }
  })
  if (!taken) return
  const { attempt, provider } = taken
  const outcome = await outcomeOf(request, { attempt, provider, query })
  await services.db.withTenant(nobody, async (tx) => {
    await tx
      .updateTable('signInAttempt')
      .set({ nonce: null, verifier: null, ...('problem' in outcome ? outcome : outcome.identity) })
      .where('id', '=', attempt.id)
      .execute()
    if ('problem' in outcome) await tellRefusal(tx, { companyId, reason: outcome.problem })
  })
}

/** The round of a browser, once. */
const claim = (tx: Tx, cookie: string, now: Date) =>
  tx
    .updateTable('signInAttempt')
    .set({ cameAt: now })
    .where('browserHash', '=', digestOf(cookie))
    .where('cameAt', 'is', null)
    .where('expiresAt', '>', now)
    .returningAll()
    .executeTakeFirst()
type Attempt = NonNullable<Awaited<ReturnType<typeof claim>>>

/** An answer of a living round that reaches a browser which did not begin it. */
async function noteOtherBrowser(
  { services, traceId }: RequestContext,
  query: URLSearchParams,
): Promise<void> {
  const state = query.get('state') ?? ''
  const companyId = companyIn(state)
  if (companyId === undefined) return
  await services.db.withTenant(nobodyIn(companyId, traceId), async (tx) => {
    const found = await tx
      .selectFrom('signInAttempt')
      .select('id')
      .where('stateHash', '=', digestOf(state))
      .where('cameAt', 'is', null)
      .where('expiresAt', '>', services.now())
      .executeTakeFirst()
    if (found) await tellRefusal(tx, { companyId, reason: 'BROWSER' })
  })
}

type Round = { attempt: Attempt; provider: Provider | undefined; query: URLSearchParams }
type Identity = {
  subject: string
  email: string | null
  isVerified: boolean
  hasFactor: boolean
}

async function outcomeOf(
  request: RequestContext,
  { attempt, provider, query }: Round,
): Promise<{ problem: Refusal } | { identity: Identity }> {
  const state = query.get('state') ?? ''
  if (!digestOf(state).equals(attempt.stateHash)) return { problem: 'STATE' }
  if (provider?.state !== 'ACTIVE' || provider.issuer !== attempt.issuer) {
    return { problem: 'CHANGED' }
  }
  try {
    return await identityOf(request, { attempt, provider, query }, state)
  } catch (error) {
    const problem = refusalOf(error)
    // The library says which check failed, and nothing of what came.
    request.log.info('provider answer refused', { companyId: provider.companyId, kind: problem })
    return { problem }
  }
}

/** What the provider says of somebody, after each check of OpenID Connect. */
async function identityOf(
  { services }: RequestContext,
  { attempt, provider, query }: Round & { provider: Provider },
  state: string,
): Promise<{ problem: Refusal } | { identity: Identity }> {
  const client = await clientFor(provider)
  const isProof = attempt.purpose === 'PROOF'
  const tokens = await oidc.authorizationCodeGrant(
    client,
    new URL(`${callbackOf(services)}?${query}`),
    {
      expectedState: state,
      expectedNonce: attempt.nonce ?? '',
      pkceCodeVerifier: attempt.verifier ?? '',
      idTokenExpected: true,
    },
  )
  const claims = tokens.claims()
  if (!claims) return { problem: 'INVALID' }
  if (claims.azp !== undefined && claims.azp !== provider.clientId) return { problem: 'AUDIENCE' }
  const proved = (claims.auth_time ?? 0) * 1000
  if (isProof && proved < attempt.createdAt.getTime() - BEHIND_MS) return { problem: 'OLD' }
  const shown = await withMail(client, tokens.access_token, claims)
  if (!isOfWorkspace(provider, claims)) return { problem: 'DOMAIN' }
  return {
    identity: {
      subject: claims.sub,
      email: mailIn(shown['email']),
      isVerified: shown['email_verified'] === true,
      hasFactor: provider.givesFactor && saysFactor(claims),
    },
  }
}

type Claims = Readonly<Record<string, unknown>> & { sub: string }

/** Those of the identity, or of the page of the person where the identity has no mail. */
async function withMail(
  client: oidc.Configuration,
  token: string,
  claims: Claims,
): Promise<Readonly<Record<string, unknown>>> {
  const page = client.serverMetadata().userinfo_endpoint
  if (claims['email'] !== undefined || !page) return claims
  return oidc.fetchUserInfo(client, token, claims.sub).catch((error: unknown) => {
    if (refusalOf(error) === 'UNREACHABLE') throw new NotCalled('No respondió')
    return claims
  })
}

const mailIn = (value: unknown): string | null =>
  typeof value === 'string' && value.length <= 320 ? value.trim().toLowerCase() : null

const GOOGLE = 'https://accounts.google.com'

/**
 * At Google anybody may have an account with the mail of a company: those that the company gives
 * say its domain (`hd`).
 */
const isOfWorkspace = ({ issuer, domains }: Provider, claims: Claims): boolean =>
  issuer.replace(/\/$/, '') !== GOOGLE ||
  (typeof claims['hd'] === 'string' && domains.includes(claims['hd'].toLowerCase()))

/** Whether an identity says that its person gave a second factor (RFC 8176). */
const saysFactor = ({ amr, acr }: Claims): boolean =>
  (Array.isArray(amr) && amr.includes('mfa')) ||
  (typeof acr === 'string' && /\bmfa\b|multi-factor/i.test(acr))
