import * as oidc from 'openid-client'
import { digestOf, newNonce } from '#modules/company/credentials/server/index.ts'
import { innerId, publicId } from '#platform/model/ids.ts'
import type { RequestContext } from '#platform/server/context.ts'
import { UserError } from '#platform/server/errors.ts'
import type { SignInPurpose } from '../model/provider.ts'
import { refusalOf } from './client.ts'
import { knownClient } from './known-clients.ts'
import { callbackOf, nobodyIn, type Provider, providerOf } from './provider.queries.ts'
import { unsealed } from './settings.ts'

/** Time for a round: to find the password, the telephone, and the way back. */
const MINUTES = 10

/** What travels to a browser or a provider: the company, and a secret of this round. */
const secretIn = (companyId: number): string => `${publicId('company', companyId)}.${newNonce()}`

/** The company of such a secret; undefined for anything else. */
export function companyIn(secret: string): number | undefined {
  const [, company] = /^([A-Za-z0-9]{5,24})\.[\w-]{43}$/.exec(secret) ?? []
  return company === undefined ? undefined : innerId('company', company)
}

const keyOf = ({ companyId, id, version, issuer }: Provider): string =>
  `${companyId}:${id}:${version}:${issuer}`

/** The client of the provider of a company; a change of the provider makes another one. */
export const clientFor = (provider: Provider) =>
  knownClient(keyOf(provider), () => ({
    issuer: provider.issuer,
    clientId: provider.clientId,
    secret: unsealed(provider.clientSecret, provider.companyId),
  }))

type Beginning = {
  companyId: number
  purpose: SignInPurpose
  /** The session whose account is linked, or whose person proves who they are. */
  session: { id: number; loginId: number } | null
  /** The page of ours that was asked for before signing in: where the round ends. */
  page: string | null
}

const NONE = 'Su empresa no tiene activo el ingreso con un proveedor: use su contraseña.'
const AWAY = 'El proveedor de su empresa no responde. Reintente en unos minutos.'

/**
 * Begins a round: where the browser goes, and what it keeps to be known again when it comes back.
 * Nothing is kept of rounds whose provider does not answer.
 */
export async function begin(
  { services, traceId, log }: RequestContext,
  { companyId, purpose, session, page }: Beginning,
): Promise<{ url: string; cookie: string }> {
  const nobody = nobodyIn(companyId, traceId)
  const provider = await services.db.withTenant(nobody, (tx) => providerOf(tx))
  if (provider?.state !== 'ACTIVE') throw new UserError('conflict', NONE)
  const client = await clientFor(provider).catch((error: unknown) => {
    log.info('provider not found', { companyId, kind: refusalOf(error) })
    throw new UserError('conflict', AWAY)
  })
  const [cookie, state] = [secretIn(companyId), secretIn(companyId)]
  const nonce = oidc.randomNonce()
  const verifier = oidc.randomPKCECodeVerifier()
  const now = services.now()
  await services.db.withTenant(nobody, (tx) =>
    tx
      .insertInto('signInAttempt')
      .values({
        purpose,
        browserHash: digestOf(cookie),
        stateHash: digestOf(state),
        nonce,
        verifier,
        issuer: provider.issuer,
        page,
        loginId: session?.loginId ?? null,
        sessionId: session?.id ?? null,
        createdAt: now,
        expiresAt: new Date(now.getTime() + MINUTES * 60_000),
      })
      .execute(),
  )
  const url = oidc.buildAuthorizationUrl(client, {
    redirect_uri: callbackOf(services),
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...(purpose === 'PROOF' ? { prompt: 'login', max_age: '0' } : {}),
  })
  return { url: url.href, cookie }
}
