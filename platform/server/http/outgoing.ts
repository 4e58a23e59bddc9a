import { lookup } from 'node:dns/promises'
import http from 'node:http'
import https from 'node:https'
import { isIP } from 'node:net'
import { hostOf, isPublicAddress, whyNotCalled } from './public-address.ts'

type Found = { readonly address: string; readonly family: number }

/** How the server calls addresses that a company wrote. */
export type Outgoing = {
  /** All addresses of a name, as the resolver of the system says them. */
  readonly resolve?: (host: string) => Promise<readonly Found[]>
  /**
   * Origins that may be called although they are not public: the suite's own server. An
   * installation has none.
   */
  readonly allowed?: ReadonlySet<string>
  /** Milliseconds for everything: name, connection, answer. */
  readonly timeoutMs?: number
  /** Whether http is called too: where what comes back is signed by who says it. */
  readonly takesHttp?: boolean
}

export type Called = {
  readonly status: number
  readonly body: string
  /** The bytes of the body, as they came. */
  readonly bytes: Buffer
  /** What it says that its body is; the empty text where it says nothing. */
  readonly type: string
}
type Sent = {
  readonly method?: 'GET' | 'POST' | 'DELETE'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array
  /** Bytes of the answer that are read, at most. */
  readonly mostBytes?: number
}

/** It was not called, or did not answer; the sentence says why and nothing of what is inside. */
export class NotCalled extends Error {
  override readonly name = 'NotCalled'
}

const TIMEOUT_MS = 10_000
const FIRST_BYTES = 2_000

/**
 * Calls an address that a company wrote, once and as it is: https to a public address. Its name is
 * looked up here and the connection goes to the address that was looked at, so that a name which
 * changes meanwhile leads nowhere else. A redirect is an answer like others: nothing follows it.
 *
 * @throws NotCalled
 */
export async function callOut(
  text: string,
  sent: Sent,
  { resolve = resolved, allowed = new Set(), timeoutMs = TIMEOUT_MS, takesHttp }: Outgoing = {},
): Promise<Called> {
  const url = URL.parse(text)
  if (!url) throw new NotCalled('No es una dirección')
  const isOurs = allowed.has(url.origin)
  const problem = whyRefused(text, { allowed, takesHttp: takesHttp === true })
  if (problem) throw new NotCalled(problem)
  const signal = AbortSignal.timeout(timeoutMs)
  const place = await within(signal, placeOf(hostOf(url), isOurs, resolve))
  return exchange(url, place, sent, signal)
}

/** What is wrong with an address as it is written; nothing with those that are allowed. */
export const whyRefused = (
  text: string,
  { allowed, takesHttp = false }: Outgoing,
): string | undefined =>
  allowed?.has(URL.parse(text)?.origin ?? '') ? undefined : whyNotCalled(text, takesHttp)

const resolved = (host: string): Promise<Found[]> => lookup(host, { all: true, verbatim: true })

/** The address to connect to. A name with one address that is not public is refused whole. */
async function placeOf(
  host: string,
  isOurs: boolean,
  resolve: (host: string) => Promise<readonly Found[]>,
): Promise<Found> {
  const family = isIP(host)
  const found = family === 0 ? await resolve(host).catch(unknown) : [{ address: host, family }]
  const [first] = found
  if (!first) return unknown()
  if (!isOurs && !found.every(({ address }) => isPublicAddress(address))) {
    throw new NotCalled('La dirección lleva a una red que no es pública')
  }
  return first
}

function unknown(): never {
  throw new NotCalled('El nombre de la dirección no existe')
}

async function within<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const late = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new NotCalled(LATE)), { once: true })
  })
  return Promise.race([work, late])
}

const LATE = 'No respondió a tiempo'

function exchange(url: URL, place: Found, sent: Sent, signal: AbortSignal): Promise<Called> {
  const { method = 'POST', headers = {}, body, mostBytes = FIRST_BYTES } = sent
  const options: https.RequestOptions = {
    method,
    signal,
    // A connection of its own: none that another name opened is used again.
    agent: false,
    headers: {
      'user-agent': 'Minga-Webhooks/1',
      ...headers,
      ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }),
    },
    lookup: (_host, asked, done) =>
      asked.all
        ? done(null, [{ address: place.address, family: place.family }])
        : done(null, place.address, place.family),
  }
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? https : http).request(url, options)
    request.once('error', () =>
      reject(new NotCalled(signal.aborted ? LATE : 'No se pudo conectar')),
    )
    request.once('response', (response) => {
      const parts: Buffer[] = []
      let size = 0
      const end = () => {
        const bytes = Buffer.concat(parts).subarray(0, mostBytes)
        const type = response.headers['content-type'] ?? ''
        resolve({ status: response.statusCode ?? 0, body: bytes.toString('utf8'), bytes, type })
        request.destroy()
      }
      response.on('data', (part: Buffer) => {
        parts.push(part)
        size += part.length
        if (size >= mostBytes) end()
      })
      response.once('end', end)
      response.once('error', () => reject(new NotCalled('Cortó la respuesta')))
    })
    request.end(body)
  })
}
