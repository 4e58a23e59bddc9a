import http from 'node:http'
import type { Database } from '#platform/server/sql/db.ts'
import { forgetHost, isReadable, refuseUnreadable } from '#platform/server/http/target.ts'
import { health, metricsPage, ready } from '#platform/server/observe/handlers.ts'
import type { Log } from '#platform/server/observe/logger.ts'
import type { Metrics } from '#platform/server/observe/metrics.ts'

type Parts = { db: Database; log: Log; metrics: Metrics; token: string | undefined }

/** What an orchestrator asks of a worker: is it up, can it work, how long do its jobs take. */
export function statusServer({ db, log, metrics, token }: Parts): http.Server {
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
  const respond = async (incoming: http.IncomingMessage, outgoing: http.ServerResponse) => {
    const authorization = incoming.headers.authorization
    const response = await answer(
      new Request(`http://worker${incoming.url ?? '/'}`, {
        headers: authorization ? { authorization } : {},
      }),
    )
    outgoing.writeHead(response.status, Object.fromEntries(response.headers))
    outgoing.end(await response.text())
  }
  return http.createServer((incoming, outgoing) => {
    if (!isReadable(incoming)) return refuseUnreadable(outgoing)
    forgetHost(incoming)
    respond(incoming, outgoing).catch((error: unknown) => {
      log.error('status failed', {}, error)
      refuseUnreadable(outgoing, 500)
    })
  })
}
