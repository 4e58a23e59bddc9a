import http from 'node:http'
import type { Database } from '#platform/server/db.ts'
import { health, metricsPage, ready } from '#platform/server/observe/handlers.ts'
import type { Metrics } from '#platform/server/observe/metrics.ts'

type Parts = { db: Database; metrics: Metrics; token: string | undefined }

/** What an orchestrator asks of a worker: is it up, can it work, how long do its jobs take. */
export function statusServer({ db, metrics, token }: Parts): http.Server {
  const answer = (request: Request): Promise<Response> | Response => {
    switch (new URL(request.url).pathname) {
      case '/health':
        return health()
      case '/ready':
        return ready({ database: () => db.ping() })
      case '/metrics':
        return metricsPage(metrics, request, token)
      default:
        return new Response('No encontrado', { status: 404 })
    }
  }
  return http.createServer((incoming, outgoing) => {
    const authorization = incoming.headers.authorization
    const request = new Request(`http://worker${incoming.url ?? '/'}`, {
      headers: authorization ? { authorization } : {},
    })
    void Promise.resolve(answer(request)).then(async (response) => {
      outgoing.writeHead(response.status, Object.fromEntries(response.headers))
      outgoing.end(await response.text())
    })
  })
}
