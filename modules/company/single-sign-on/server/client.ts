import * as oidc from 'openid-client'
import { callOut, NotCalled, whyRefused } from '#platform/server/http/outgoing.ts'
import type { Refusal } from '../model/refusal.ts'
import { outgoing } from './settings.ts'

export type Client = { issuer: string; clientId: string; secret: string }

/** Bytes of an answer of a provider, at most: the keys of a large one take some twenty thousand. */
const MOST_BYTES = 300_000
/** Without a body, whatever came with them. */
const EMPTY: readonly number[] = [204, 205, 304]

/**
 * The one way in which a provider is called: a public address by https, at the place that its name
 * was looked up to, no redirect followed, some seconds.
 */
const calling: oidc.CustomFetch = async (url, { method, headers, body }) => {
  const text = body === undefined || body === null ? undefined : String(body)
  const answer = await callOut(
    url,
    {
      method: method === 'POST' ? 'POST' : 'GET',
      headers,
      ...(text === undefined ? {} : { body: text }),
      mostBytes: MOST_BYTES,
    },
    outgoing(),
  )
  const { status, type } = answer
  if (status < 200 || status > 599) throw new NotCalled('No respondió como una página')
  const shown = EMPTY.includes(status) ? null : answer.body
  return new Response(shown, { status, headers: { 'content-type': type } })
}

/** The servers of the suite answer without https; an installation has none. */
const isOurs = (address: string): boolean =>
  outgoing().allowed?.has(URL.parse(address)?.origin ?? '') ?? false

/**
 * Asks a provider who it is, and gives the client with which it is spoken to. The signature of an
 * identity is always verified with the keys of the provider, although its answer came by https.
 *
 * @throws Error of the library, or NotCalled
 */
export async function clientOf({ issuer, clientId, secret }: Client): Promise<oidc.Configuration> {
  const problem = whyRefused(issuer, outgoing())
  if (problem) throw new NotCalled(problem)
  const insecure = isOurs(issuer) ? [oidc.allowInsecureRequests] : []
  const found = await oidc.discovery(new URL(issuer), clientId, secret, undefined, {
    [oidc.customFetch]: calling,
    execute: insecure,
  })
  const server = found.serverMetadata()
  const { authorization_endpoint: entrance, token_endpoint: exchange, jwks_uri: keys } = server
  if (!entrance || !exchange || !keys) throw new NotCalled('Le faltan direcciones a su descripción')
  for (const address of [entrance, exchange, keys]) {
    const wrong = whyRefused(address, outgoing())
    if (wrong) throw new NotCalled(`Una de sus direcciones no sirve: ${wrong.toLowerCase()}`)
  }
  // Without a word of the provider it takes the secret in the header (Discovery 1.0, 3).
  const inBody = server.token_endpoint_auth_methods_supported?.includes('client_secret_post')
  const how = inBody ? oidc.ClientSecretPost(secret) : oidc.ClientSecretBasic(secret)
  const config = new oidc.Configuration(server, clientId, secret, how)
  config[oidc.customFetch] = calling
  for (const set of [oidc.enableNonRepudiationChecks, ...insecure]) set(config)
  return config
}

/** An error with all that caused it. */
function causesOf(error: unknown): Error[] {
  const found: Error[] = []
  for (let one = error; one instanceof Error && found.length < 6; one = one.cause) found.push(one)
  return found
}

/** What failed when a provider was asked who it is, for whoever sets it up. */
export function discoveryWords(error: unknown): string {
  const causes = causesOf(error)
  const notCalled = causes.find((one) => one instanceof NotCalled)
  if (notCalled) return `No se pudo hablar con el proveedor. ${notCalled.message}.`
  const text = causes.map(({ message }) => message).join(' ')
  if (/issuer/i.test(text)) {
    return 'El emisor que responde ahí dice ser otro: copie la dirección como la da el proveedor.'
  }
  return (
    'Esa dirección no responde como emisor de OpenID Connect: ' +
    'no se encontró /.well-known/openid-configuration.'
  )
}

/** Why the answer of a provider was not taken. */
export function refusalOf(error: unknown): Refusal {
  const causes = causesOf(error)
  if (causes.some((one) => one instanceof NotCalled)) return 'UNREACHABLE'
  if (causes.some((one) => one instanceof oidc.AuthorizationResponseError)) return 'DENIED'
  const text = causes.map(({ message }) => message).join(' ')
  if (/nonce/i.test(text)) return 'NONCE'
  if (/"aud"|"azp"|audience|authorized party/i.test(text)) return 'AUDIENCE'
  if (/"iss"|issuer/i.test(text)) return 'ISSUER'
  if (/auth_time/i.test(text)) return 'OLD'
  if (/signature|"alg"|algorithm|\bkey\b|jwk/i.test(text)) return 'SIGNATURE'
  return 'INVALID'
}
