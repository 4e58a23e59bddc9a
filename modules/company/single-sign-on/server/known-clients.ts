import type { Configuration } from 'openid-client'
import { type Client, clientOf } from './client.ts'

/** How long what a provider says of itself is taken as it was. */
const KEPT_MS = 10 * 60_000
const MOST = 200

const known = new Map<string, { at: number; client: Promise<Configuration> }>()

/**
 * The client of a provider, asked who it is once in ten minutes by each process. One that failed is
 * asked again the next time.
 *
 * @param key changes whenever the provider of the company does
 */
export async function knownClient(key: string, of: () => Client): Promise<Configuration> {
  const now = performance.now()
  const found = known.get(key)
  if (found && now - found.at < KEPT_MS) return found.client
  const client = clientOf(of())
  const [oldest] = known.keys()
  if (known.size >= MOST && oldest !== undefined) known.delete(oldest)
  known.set(key, { at: now, client })
  client.catch(() => known.delete(key))
  return client
}
