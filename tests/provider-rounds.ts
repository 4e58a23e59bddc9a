// What the tests of the rounds to a provider share: the API, a provider, and a browser without a
// window.
import { afterAll, expect } from 'vitest'
import { useSingleSignOn } from '#modules/company/single-sign-on/server/settings.ts'
import { type Session, startApi, testSecret } from './api.ts'
import {
  clientId,
  clientSecret,
  type Known,
  startProvider,
  throughProvider,
} from './identity-provider.ts'

export const outcome = 'status message error { kind message field }'
const settings = `callbackUrl signInUrl whyNotActivate
  provider { name issuer clientId domains required givesFactor state givesBack version }`
export type Settings = {
  callbackUrl: string
  signInUrl: string
  whyNotActivate: string | null
  provider: {
    version: number
    name: string
    issuer: string
    state: string
    required: boolean
    givesBack: string | null
  } | null
}
export type Begun = { url: string; cookie: string }
export type Finished = {
  purpose: string
  problem: string | null
  token: string | null
  second: { challenge: string } | null
  page: string | null
}
export const nonceOf = ({ url }: Begun) => new URL(url).searchParams.get('nonce') ?? ''
export const worker: Known = {
  sub: 'sujeto-de-bernarda',
  email: 'Bernarda.Huenchul@coihues.example',
  email_verified: true,
}
export const SAME = 'No se pudo ingresar con esa cuenta.'

type Api = Awaited<ReturnType<typeof startApi>>
type Provider = Awaited<ReturnType<typeof startProvider>>

/** What an administrator does in the settings. */
function settingsOf({ asCompany }: Pick<Api, 'asCompany'>, admin: Session, issuer: string) {
  const usual = { name: 'Google', issuer, clientId, domains: 'coihues.example' }
  const save = (who: Session, input: object = {}) =>
    who.result<Settings>(
      `mutation ($input: SaveSignInProviderInput!) { saveSignInProvider(input: $input)
        { ${outcome} data { ${settings} } } }`,
      { input: { ...usual, clientSecret, required: false, givesFactor: false, ...input } },
    )
  const act = (who: Session, name: string, version: number) =>
    who.result<Settings>(
      `mutation ($input: ${name[0]?.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input)
        { ${outcome} data { ${settings} } } }`,
      { input: { version } },
    )
  const seen = async (who: Session = admin) =>
    (await who.run<{ signInSettings: Settings }>(`{ signInSettings { ${settings} } }`))
      .signInSettings

  /** What was written waits for a day already. */
  const aDayLater = () =>
    asCompany(`update sign_in_provider set written_at = written_at - interval '24 hours'`)

  /** The provider written and active, whatever was before. */
  async function active(input: object = {}) {
    const before = (await seen()).provider?.version ?? null
    const { data, error } = await save(admin, { version: before, ...input })
    expect(error).toBeNull()
    const version = data.provider?.version ?? 0
    if (data.provider?.state !== 'ACTIVE') {
      await aDayLater()
      expect((await act(admin, 'activateSignInProvider', version)).error).toBeNull()
    }
  }
  return { save, act, seen, active, aDayLater }
}

/** A browser without a window. */
function browserOf({ url, world }: Api, { issuer, state }: Provider, callback: string) {
  const post = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const response = await fetch(`${url}/sso/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    const cookie = (response.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
    return { status: response.status, json: await response.json(), cookie, response }
  }
  const bearer = (token?: string) => (token ? { authorization: `Bearer ${token}` } : {})
  async function begin(round: object = {}, token?: string): Promise<Begun> {
    const body = { purpose: 'SIGN_IN', slug: world.coihues.slug, ...round }
    const { json, cookie, status } = await post('start', body, bearer(token))
    expect(status, JSON.stringify(json)).toBe(200)
    return { url: json.url, cookie }
  }
  const come = (address: string, cookie: string) =>
    fetch(address, { redirect: 'manual', headers: { cookie } })
  const finish = async (cookie: string, token?: string): Promise<Finished> =>
    (await post('finish', {}, { cookie, ...bearer(token) })).json

  /** A whole round of one browser. */
  async function round(asked: object = {}, token?: string): Promise<Finished> {
    const begun = await begin(asked, token)
    const address = await throughProvider(begun.url, issuer)
    expect(address.startsWith(callback), address).toBe(true)
    const { status, headers } = await come(address, begun.cookie)
    expect({ status, to: headers.get('location') }).toEqual({ status: 303, to: '/entrar' })
    return finish(begun.cookie, token)
  }
  /** A round in which the provider answers an identity of the test's. */
  async function lying(make: (begun: Begun) => Promise<string>): Promise<Finished> {
    const begun = await begin()
    const address = await throughProvider(begun.url, issuer)
    state.mode = { identity: () => make(begun) }
    await come(address, begun.cookie)
    return finish(begun.cookie)
  }
  return { post, begin, come, finish, round, lying }
}

/** The API with a provider of its own, and what the tests of the rounds do with both. */
export async function startRounds() {
  const started = await startApi()
  const { api, database, world, clock, asCompany, url } = started
  const { owner } = database
  const callback = `${url}/sso/callback`
  const provider = await startProvider({ callback })
  const { issuer, state } = provider
  useSingleSignOn(testSecret, { allowed: new Set([issuer]), timeoutMs: 400 })
  afterAll(provider.close)
  // The provider lives in our time, and so do its identities.
  clock.set(new Date().toISOString())
  const admin = await api.signIn('admin')
  const reasons = async () => {
    const { rows } = await owner.query<{ motivo: string }>(
      `select after ->> 'motivo' as motivo from audit_event
       where company_id = $1 and entity = 'ingreso:proveedor' order by seq desc limit 1`,
      [world.coihues.id],
    )
    return rows[0]?.motivo
  }
  const username = async (token: string | null) =>
    (await api.withToken(token ?? '').run<{ me: { username: string } }>('{ me { username } }')).me
      .username

  /** As at first: what a test left is gone. */
  async function fresh(): Promise<void> {
    clock.set(new Date().toISOString())
    state.mode = 'well'
    state.asked.length = 0
    provider.is(worker)
    await owner.query('delete from rate_limit')
    await asCompany('delete from sign_in_link')
    await asCompany('delete from sign_in_attempt')
  }
  return {
    api,
    owner,
    world,
    clock,
    asCompany,
    url,
    callback,
    provider,
    issuer,
    state,
    admin,
    ...settingsOf(started, admin, issuer),
    ...browserOf(started, provider, callback),
    reasons,
    username,
    fresh,
  }
}
