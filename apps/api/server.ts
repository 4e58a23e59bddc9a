import http from 'node:http'
import type { Services } from '#platform/server/context.ts'
import { forgetHost, isReadable, refuseUnreadable } from '#platform/server/http/target.ts'
import type { Log } from '#platform/server/observe/logger.ts'
import type { Metrics } from '#platform/server/observe/metrics.ts'
import { traceOf, withTrace } from '#platform/server/observe/trace.ts'
import { send } from './answer.ts'
import { door } from './door.ts'
import { graphqlHandler } from './graphql.ts'
import { pages, type Route } from './pages.ts'
import { turns } from './turns.ts'

export type { Route } from './pages.ts'

export type ApiOptions = {
  services: Services
  log: Log
  metrics: Metrics
  /** Tried in order: uploads, files, health, the web application. */
  routes: readonly Route[]
  /** Hides the schema from callers: introspection is refused. */
  production: boolean
  /** Runs the documents of our own screens and no others. */
  registeredOnly: boolean
  /** GraphQL requests that one address may send in a minute; no limit without it. */
  requestsPerMinute?: number
  /**
   * GraphQL requests that are worked on at once; further ones are refused, to be repeated later.
   */
  underWay?: number
  /** Seconds that the body of a GraphQL request may take to arrive. */
  bodySeconds?: number
  /** Proxies of ours between a caller and this process, each of which writes `x-forwarded-for`. */
  trustedHops: number
  /** Milliseconds that an answer may take; a minute unless said. */
  budgetMs?: number
}

/** The API as an HTTP server that does not listen yet. */
export function createApi(options: ApiOptions): http.Server {
  const entrance = door(options)
  const toGraphql = graphqlHandler(options)
  const toPage = pages(options, entrance)
  const begin = turns()

  const graphql = async (req: http.IncomingMessage, res: http.ServerResponse, area?: string) => {
    try {
      const refused = entrance.refused(req, res, area)
      if (refused) await send(req, res, refused)
      else await toGraphql({ req, res, area: area ?? '', enter: () => entrance.enter(res) })
    } catch (error) {
      // An answer that cannot be written: its caller is cut off, and nobody else.
      options.log.error('answer failed', {}, error)
      res.destroy()
    }
  }

  const server = http.createServer((req, res) => {
    const started = process.hrtime.bigint()
    const traceId = traceOf(String(req.headers['traceparent'] ?? ''))
    res.setHeader('x-trace-id', traceId)
    res.on('finish', () => {
      const seconds = Number(process.hrtime.bigint() - started) / 1e9
      const route = routeOf(req.url ?? '/')
      options.metrics.http({ method: methodOf(req), route, status: res.statusCode }, seconds)
    })
    if (!isReadable(req)) return refuseUnreadable(res)
    forgetHost(req)
    const address = graphqlAddress.exec(pathOf(req.url ?? '/'))
    if (!address) return withTrace(traceId, () => void toPage(req, res))
    begin.take(() => {
      // Its caller may be gone by then.
      if (!req.destroyed) withTrace(traceId, () => void graphql(req, res, address[1]))
    })
  })
  server.headersTimeout = 10_000
  server.requestTimeout = 120_000
  // Longer than a proxy keeps its side: whoever closes first must not be the one who is asked.
  server.keepAliveTimeout = 75_000
  return server
}

/** The address of GraphQL, or of one of its areas. */
const graphqlAddress = /^\/graphql(?:\/([a-z]+))?$/

/** The path of a target, as every address is read: without `..` and what follows it. */
const pathOf = (target: string): string =>
  /^(?:\/[a-zA-Z]+)+$/.test(target) ? target : new URL(`http://minga${target}`).pathname

/** A route's name for the metrics: bounded, and without ids. */
const routeOf = (url: string) =>
  /^\/(graphql|uploadFile|files|imagenes|calendar|sso|webhooks|health|ready|metrics|assets)\b/.exec(
    url,
  )?.[1] ?? 'web'

/** The same of a method, of which Node reads some thirty. */
const methodOf = ({ method = '' }: http.IncomingMessage) =>
  ['GET', 'HEAD', 'POST', 'OPTIONS'].includes(method) ? method : 'other'
