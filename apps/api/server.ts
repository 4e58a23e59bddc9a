import http from 'node:http'
import { NoSchemaIntrospectionCustomRule } from 'graphql'
import { createYoga, type Plugin } from 'graphql-yoga'
import { authenticate, sessionTokens } from '#modules/session/server/index.ts'
import type { RequestContext, Services } from '#platform/server/context.ts'
import { documentLimits, limits } from '#platform/server/graphql/limits.ts'
import { maskError } from '#platform/server/graphql/mask.ts'
import { answerHeaders } from '#platform/server/http/headers.ts'
import { memoryLimits } from '#platform/server/limits/memory.ts'
import type { Log } from '#platform/server/observe/logger.ts'
import type { Metrics } from '#platform/server/observe/metrics.ts'
import { currentTrace, traceOf, withTrace } from '#platform/server/observe/trace.ts'
import { areas, documentGate } from './gates.ts'
import { schema } from './schema.ts'

/** Answers a request that is not GraphQL, or passes it on. */
export type Route = (
  request: Request,
  context: () => Promise<RequestContext>,
) => Promise<Response | undefined> | Response | undefined

export type ApiOptions = {
  services: Services
  log: Log
  metrics: Metrics
  /** Tried in order: uploads, files, health, the web application. */
  routes: readonly Route[]
  /** Hides the schema from who asks for it. */
  production: boolean
  /** Runs the documents of our own screens and no others. */
  registeredOnly: boolean
  /** GraphQL requests that one address may send in a minute; no limit without it. */
  requestsPerMinute?: number
  /** Whether the address of the caller is in `x-forwarded-for`, written by a proxy of ours. */
  behindProxy: boolean
}

type Incoming = { req: http.IncomingMessage; res: http.ServerResponse }

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
    maskedErrors: { maskError: (error) => maskError(error, currentTrace() ?? '', options.log) },
    context: (incoming) => contextOf(options, incoming.request, incoming.req),
    plugins: [door(options), hardening(options)],
  })
  const server = http.createServer((req, res) => {
    const started = process.hrtime.bigint()
    const traceId = traceOf(new Headers({ traceparent: String(req.headers['traceparent'] ?? '') }))
    res.setHeader('x-trace-id', traceId)
    res.on('finish', () => {
      const seconds = Number(process.hrtime.bigint() - started) / 1e9
      const route = routeOf(req.url ?? '/')
      options.metrics.http({ method: req.method ?? '', route, status: res.statusCode }, seconds)
    })
    withTrace(traceId, () => void yoga(req, res))
  })
  server.headersTimeout = 10_000
  server.requestTimeout = 120_000
  return server
}

/** A route's name for the metrics: bounded, and without ids. */
const routeOf = (url: string) =>
  /^\/(graphql|uploadFile|files|imagenes|health|ready|metrics|assets)\b/.exec(url)?.[1] ?? 'web'

function addressOf(
  { behindProxy }: Pick<ApiOptions, 'behindProxy'>,
  request: Request,
  req: http.IncomingMessage,
): string {
  const forwarded = behindProxy ? request.headers.get('x-forwarded-for')?.split(',')[0]?.trim() : ''
  return forwarded || (req.socket.remoteAddress ?? '')
}

async function contextOf(
  { services, log, behindProxy }: ApiOptions,
  request: Request,
  req: http.IncomingMessage,
): Promise<RequestContext> {
  const traceId = currentTrace() ?? ''
  return {
    services,
    traceId,
    log,
    address: addressOf({ behindProxy }, request, req),
    userAgent: request.headers.get('user-agent') ?? '',
    principal: await authenticate(services, sessionTokens(), {
      authorization: request.headers.get('authorization'),
      background: request.headers.get('x-background') === '1',
      traceId,
    }),
  }
}

/** Sends what is not GraphQL to its route, and lets in only JSON by POST of a decent size. */
function door(options: ApiOptions): Plugin<RequestContext, Incoming> {
  const { requestsPerMinute } = options
  const pace = requestsPerMinute
    ? memoryLimits({ capacity: requestsPerMinute, seconds: 60 })
    : undefined
  return {
    async onRequest({ request, url, endResponse, serverContext }) {
      if (/^\/graphql(\/[a-z]+)?$/.test(url.pathname)) {
        const free = pace?.take(addressOf(options, request, serverContext.req)) ?? true
        const refused = free ? refusal(request, url) : say(429, 'Demasiadas consultas seguidas')
        if (refused) endResponse(refused)
        return
      }
      for (const route of options.routes) {
        const answer = await route(request, () => contextOf(options, request, serverContext.req))
        if (answer) return endResponse(answer)
      }
      endResponse(new Response('No encontrado', { status: 404, headers: answerHeaders }))
    },
    onResponse({ response }) {
      for (const [name, value] of Object.entries(answerHeaders)) {
        if (!response.headers.has(name)) response.headers.set(name, value)
      }
    },
  }
}

const say = (status: number, message: string) =>
  Response.json({ errors: [{ message, extensions: { kind: kindOf(status) } }] }, { status })

const kindOf = (status: number) => (status === 429 ? 'too-many' : 'bad-request')

function refusal(request: Request, url: URL): Response | undefined {
  const area = url.pathname.split('/')[2]
  if (area !== undefined && !Object.hasOwn(areas, area)) return say(404, 'No encontrado')
  if (request.method !== 'POST') return say(405, 'Use POST')
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/json\b/.test(type)) return say(415, 'Use application/json')
  const length = Number(request.headers.get('content-length') ?? Number.NaN)
  if (!Number.isFinite(length)) return say(411, 'Falta el largo del contenido')
  if (length > limits.bodyBytes) return say(413, 'La consulta es demasiado grande')
  return undefined
}

/** Refuses documents that are too large, not ours, or outside the area of the address. */
function hardening(options: ApiOptions): Plugin<RequestContext, Incoming> {
  const gate = documentGate(options.registeredOnly)
  const masked = (error: unknown) => maskError(error, currentTrace() ?? '', options.log)
  return {
    onParams({ params }) {
      gate.onlyRegistered(params.query ?? '')
    },
    onParse:
      () =>
      ({ result, replaceParseResult }) => {
        if (result instanceof Error) replaceParseResult(masked(result))
      },
    onValidate({ addValidationRule, context }) {
      addValidationRule(documentLimits)
      if (options.production) addValidationRule(NoSchemaIntrospectionCustomRule)
      addValidationRule(gate.onlyArea(context.request))
      // A refused document learns nothing of the names it guessed.
      return ({ valid, result, setResult }) => {
        if (!valid) setResult(result.map(masked))
      }
    },
  }
}
