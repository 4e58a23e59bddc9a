import http from 'node:http'
import { createYoga } from 'graphql-yoga'
import type { RequestContext, Services } from '#platform/server/context.ts'
import { boundedCache } from '#platform/server/graphql/document-cache.ts'
import { maskError } from '#platform/server/graphql/mask.ts'
import { forgetHost, isReadable, refuseUnreadable } from '#platform/server/http/target.ts'
import type { Log } from '#platform/server/observe/logger.ts'
import type { Metrics } from '#platform/server/observe/metrics.ts'
import { currentTrace, traceOf, withTrace } from '#platform/server/observe/trace.ts'
import { door, type Incoming, type Route } from './door.ts'
import { hardening } from './hardening.ts'
import { contextOf } from './request.ts'
import { schema } from './schema.ts'
import { turns } from './turns.ts'

export type { Route } from './door.ts'

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
  const yoga = createYoga<Incoming, RequestContext>({
    schema,
    graphqlEndpoint: '/graphql/:area?',
    graphiql: false,
    landingPage: false,
    batching: false,
    multipart: false,
    cors: false,
    logging: false,
    parserAndValidationCache: { documentCache: boundedCache(), errorCache: boundedCache() },
    maskedErrors: { maskError: (error) => maskError(error, currentTrace() ?? '', options.log) },
    context: ({ request, req, params }) => contextOf(options, request, req, reads(params.query)),
    plugins: [door(options), hardening(options)],
  })
  const begin = turns()
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
    const answer = () => {
      // Its caller may be gone by then.
      if (!req.destroyed) withTrace(traceId, () => void yoga(req, res))
    }
    if (isGraphql(req)) begin.take(answer)
    else answer()
  })
  server.headersTimeout = 10_000
  server.requestTimeout = 120_000
  // Longer than a proxy keeps its side: whoever closes first must not be the one who is asked.
  server.keepAliveTimeout = 75_000
  return server
}

/** Whether a document changes nothing: a change waits for its turn, and holds no connection. */
const reads = (document = '') => !/\bmutation\b/.test(document)

const isGraphql = ({ url = '' }: http.IncomingMessage) => url.startsWith('/graphql')

/** A route's name for the metrics: bounded, and without ids. */
const routeOf = (url: string) =>
  /^\/(graphql|uploadFile|files|imagenes|calendar|health|ready|metrics|assets)\b/.exec(url)?.[1] ??
  'web'

/** The same of a method, of which Node reads some thirty. */
const methodOf = ({ method = '' }: http.IncomingMessage) =>
  ['GET', 'HEAD', 'POST', 'OPTIONS'].includes(method) ? method : 'other'
