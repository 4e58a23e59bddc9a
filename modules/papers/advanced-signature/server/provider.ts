import { createHmac, timingSafeEqual, type X509Certificate } from 'node:crypto'
import { type Outgoing, whyRefused } from '#platform/server/http/outgoing.ts'
import { WINDOW_SECONDS } from '../model/protocol.ts'

/** The provider of advanced signatures of this installation: one address, and nobody else's. */
export type AdvancedProvider = {
  /** As people know it. */
  readonly name: string
  readonly url: string
  readonly key: string
  /** What its messages are signed with. */
  readonly secret: string
  /** Who issues the certificates of people: those of accredited providers. */
  readonly roots: readonly X509Certificate[]
  /** The origin of the pages where people sign; that of its address unless it is another. */
  readonly pages: string | undefined
}

type Settings = AdvancedProvider & { readonly outgoing: Outgoing }
let configured: Settings | undefined

/**
 * The provider of this installation; none without it. Called once, at the start.
 *
 * @throws Error when its addresses are not public ones of https, or no root is given
 */
function use(provider: AdvancedProvider | undefined, outgoing: Outgoing = {}): void {
  configured = undefined
  if (!provider) return
  for (const address of [provider.url, provider.pages ?? provider.url]) {
    const problem = whyRefused(address, outgoing)
    if (problem) throw new Error(`The provider of advanced signatures at ${address}: ${problem}`)
  }
  if (provider.roots.length === 0) throw new Error('The provider of signatures has no roots')
  configured = { ...provider, url: provider.url.replace(/\/+$/, ''), outgoing }
}

/** The name of the provider, where this installation has one. */
const offered = (): string | undefined => configured?.name

/** @throws Error where it is called without a provider */
export function provider(): Settings {
  if (!configured) throw new Error('This installation has no provider of advanced signatures')
  return configured
}

/** The provider of this installation: who it is, and whether there is one. */
export const advancedProvider = { use, offered }

/** Whether people sign at an address: on the pages of the provider, and nowhere else. */
export function isItsPage(text: string): boolean {
  const { pages, url, outgoing } = provider()
  const page = URL.parse(text)
  const origin = URL.parse(pages ?? url)?.origin
  return page !== null && page.origin === origin && whyRefused(text, outgoing) === undefined
}

type Said = { timestamp: string | null; signature: string | null; body: string }

/** Whether a message is of the provider and of now: HMAC-SHA256 of its second, a dot, its body. */
export function isOfProvider({ timestamp, signature, body }: Said, now: Date): boolean {
  const seconds = Number(timestamp)
  const said = /^v1=([0-9a-f]{64})$/.exec(signature ?? '')?.[1]
  if (!configured || !timestamp || !Number.isInteger(seconds) || said === undefined) return false
  if (Math.abs(now.getTime() / 1000 - seconds) > WINDOW_SECONDS) return false
  const own = createHmac('sha256', configured.secret).update(`${timestamp}.${body}`).digest()
  return timingSafeEqual(own, Buffer.from(said, 'hex'))
}
