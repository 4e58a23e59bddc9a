import { createHash, timingSafeEqual } from 'node:crypto'
import type { Metrics } from './metrics.ts'

/** A dependency without which this process should get no traffic; throws when it is not there. */
export type Check = () => Promise<unknown>

const CHECK_MS = 2000

/**
 * `GET /health`: the process turns. It asks nobody, so that a slow database never gets us killed.
 */
export const health = () => json(200, { status: 'ok' })

/**
 * `GET /ready`: every dependency answers within two seconds. Says which one does not, never why.
 */
export async function ready(checks: Readonly<Record<string, Check>>) {
  const results = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => [name, await answers(check)] as const),
  )
  const all = results.every(([, fine]) => fine)
  const dependencies = Object.fromEntries(
    results.map(([name, fine]) => [name, fine ? 'ok' : 'down']),
  )
  return json(all ? 200 : 503, { status: all ? 'ok' : 'unavailable', dependencies })
}

/**
 * `GET /metrics` in Prometheus' text format, for who bears the token. Without a token there is no
 * such page: what a stranger could read of it is how much a company works.
 */
export async function metricsPage({ registry }: Metrics, request: Request, token?: string) {
  if (!token) return json(404, { status: 'not-found' })
  if (!same(request.headers.get('authorization') ?? '', `Bearer ${token}`)) {
    return json(401, { status: 'unauthenticated' })
  }
  return new Response(await registry.metrics(), {
    headers: { 'content-type': registry.contentType, 'cache-control': 'no-store' },
  })
}

async function answers(check: Check) {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('late')), CHECK_MS)
  })
  return Promise.race([check(), late])
    .then(
      () => true,
      () => false,
    )
    .finally(() => clearTimeout(timer))
}

const json = (status: number, body: object) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } })

const digest = (text: string) => createHash('sha256').update(text).digest()
const same = (a: string, b: string) => timingSafeEqual(digest(a), digest(b))
