import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT } from 'jose'
import { type Configuration, Provider } from 'oidc-provider'

/** Somebody with an account at the provider. */
export type Known = {
  sub: string
  email?: string
  email_verified?: boolean
}

export const clientId = 'minga-de-pruebas'
export const clientSecret = 'un secreto que nadie debe leer en ninguna parte'

/** How the provider fails, or lies. */
type Mode =
  | 'well'
  | 'down'
  | 'slow'
  /** Its exchange answers an identity that the test wrote. */
  | { identity: () => Promise<string> }

type Configured = { callback: string; jwk: JWK; people: ReadonlyMap<string, Known> }

/** One application, whose grants nobody is asked about, and the people of the test. */
const configured = ({ callback, jwk, people }: Configured): Configuration => ({
  jwks: { keys: [jwk] },
  clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [callback] }],
  cookies: { keys: ['only of the tests'] },
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
  features: { devInteractions: { enabled: false } },
  interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
  findAccount: (_ctx, sub) => ({
    accountId: sub,
    claims: async () => ({ ...people.get(sub), sub }),
  }),
  loadExistingGrant: async ({ oidc }) => {
    const accountId = oidc.session?.accountId
    const grant = new oidc.provider.Grant({
      clientId,
      ...(accountId === undefined ? {} : { accountId }),
    })
    grant.addOIDCScope('openid email profile')
    await grant.save()
    return grant
  },
})

/**
 * A real OpenID Connect provider (oidc-provider) on a port of its own, for one application of ours.
 * Who is at its screen signs in at once; the test says who that is, and what fails.
 */
export async function startProvider({ callback }: { callback: string }) {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const stranger = await generateKeyPair('RS256', { extractable: true })
  const people = new Map<string, Known>()
  const state: { mode: Mode; who: string; asked: string[] } = { mode: 'well', who: '', asked: [] }
  let handle: http.RequestListener = (_req, res) => res.end()
  const server = http.createServer((req, res) => handle(req, res))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const jwk = { ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: 'one' }
  const provider = new Provider(issuer, configured({ callback, jwk, people }))
  const asProvider = provider.callback()
  handle = (req, res) => {
    const { pathname } = new URL(req.url ?? '/', issuer)
    state.asked.push(pathname)
    const { mode } = state
    if (mode === 'down') return void req.socket.destroy()
    if (mode === 'slow') return undefined
    if (pathname.startsWith('/interaction/')) {
      const login = { login: { accountId: state.who } }
      return void provider.interactionFinished(req, res, login).catch(() => res.destroy())
    }
    if (pathname === '/token' && typeof mode === 'object') {
      return void mode.identity().then((id_token) => {
        res.writeHead(200, { 'content-type': 'application/json' })
        res.end(JSON.stringify({ access_token: 'x', token_type: 'Bearer', id_token }))
      })
    }
    return asProvider(req, res)
  }

  /** An identity of this provider, with whatever claims. */
  const identity = (claims: JWTPayload) =>
    new SignJWT({ sub: state.who, ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .setIssuer(issuer)
      .setAudience(clientId)
      .setIssuedAt()
      .setExpirationTime('5m')
  return {
    issuer,
    state,
    /** The person at the screen of the provider. */
    is(known: Known) {
      people.set(known.sub, known)
      state.who = known.sub
    },
    identity: (claims: JWTPayload, change: (jwt: SignJWT) => SignJWT = (jwt) => jwt) =>
      change(identity(claims)).sign(privateKey),
    /** The same with a key that is not the provider's. */
    forged: (claims: JWTPayload) => identity(claims).sign(stranger.privateKey),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/**
 * A browser at the provider: follows its redirects with its cookies until it is sent elsewhere, and
 * answers where.
 */
export async function throughProvider(start: string, issuer: string): Promise<string> {
  const cookies = new Map<string, string>()
  let at = start
  for (let step = 0; step < 12 && at.startsWith(issuer); step += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(at, { redirect: 'manual', headers: { cookie } })
    for (const set of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (set.split(';')[0] ?? '').split('=')
      cookies.set(name, value)
    }
    const next = response.headers.get('location')
    if (next === null) throw new Error(`The provider answered ${response.status} at ${at}`)
    at = new URL(next, at).href
  }
  return at
}
