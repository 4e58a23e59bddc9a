import type http from 'node:http'
import { GraphQLError } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import type { RequestContext, Services } from '#platform/server/context.ts'
import { limits } from '#platform/server/graphql/limits.ts'
import { networkOf } from '#platform/server/http/address.ts'
import { answerHeaders } from '#platform/server/http/headers.ts'
import { memoryLimits } from '#platform/server/limits/memory.ts'
import type { Log } from '#platform/server/observe/logger.ts'
import { currentTrace } from '#platform/server/observe/trace.ts'
import { bodies } from './bodies.ts'
import { BUSY, demand, UNDER_WAY } from './demand.ts'
import { areas } from './gates.ts'
import { zipped } from './compression.ts'
import { addressOf, contextOf } from './request.ts'

/** Answers a request that is not GraphQL, or passes it on. */
export type Route = (
  request: Request,
  context: () => Promise<RequestContext>,
) => Promise<Response | undefined> | Response | undefined

export type Incoming = { req: http.IncomingMessage; res: http.ServerResponse }

type Options = {
  services: Services
  log: Log
  routes: readonly Route[]
  trustedHops: number
  requestsPerMinute?: number
  /** GraphQL requests that are worked on at once. */
  underWay?: number
  /** Seconds that the body of a GraphQL request may take to arrive. */
  bodySeconds?: number
}

/** Sends what is not GraphQL to its route, and lets in only JSON by POST of a decent size. */
export function door(options: Options): Plugin<RequestContext, Incoming> {
  const { requestsPerMinute, underWay = UNDER_WAY, bodySeconds } = options
  const room = demand(underWay)
  const waiting = bodies(bodySeconds === undefined ? {} : { seconds: bodySeconds })
  const pace = requestsPerMinute
    ? memoryLimits({ capacity: requestsPerMinute, seconds: 60 })
    : undefined
  return {
    async onRequest({ request, url, endResponse, serverContext }) {
      if (/^\/graphql(\/[a-z]+)?$/.test(url.pathname)) {
        const network = networkOf(addressOf(options, request, serverContext.req))
        const free = pace?.take(network) ?? true
        const refused = free ? refusal(request, url) : tooSoon()
        if (refused) return endResponse(refused)
        const { req, res } = serverContext
        if (!waiting.await(network, req, res)) endResponse(say(503, BUSY, 'busy', room.headers))
        return
      }
      const network = networkOf(addressOf(options, request, serverContext.req))
      const free = !asksDatabase.test(url.pathname) || (pace?.take(network) ?? true)
      endResponse(free ? await routed(options, request, serverContext.req) : tooSoon())
    },
    /** Its body is there: a place is taken by who is answered, and not by who is still sending. */
    onParams({ setResult, context }) {
      if (room.enter(context.res)) return
      const http = { status: 503, headers: room.headers }
      const extensions = { kind: 'busy', traceId: currentTrace(), http }
      setResult({ errors: [new GraphQLError(BUSY, { extensions })] })
    },
    async onResponse({ request, response, setResponse }) {
      for (const [name, value] of Object.entries(answerHeaders)) {
        if (!response.headers.has(name)) response.headers.set(name, value)
      }
      const smaller = await zipped(request, response)
      if (smaller) setResponse(smaller)
    },
  }
}

/** The routes that read the database or take a file: asked as seldom as GraphQL is. */
const asksDatabase = /^\/(files|imagenes|calendar|uploadFile|ready)\b/

const tooSoon = () => say(429, 'Demasiadas consultas seguidas')

/** A route that fails is logged, and its caller learns the trace and nothing else. */
async function routed(
  options: Options,
  request: Request,
  req: http.IncomingMessage,
): Promise<Response> {
  try {
    for (const route of options.routes) {
      const answer = await route(request, async () =>
        unlessForced(await contextOf(options, request, req)),
      )
      if (answer) return answer
    }
    return new Response('No encontrado', { status: 404, headers: answerHeaders })
  } catch (error) {
    options.log.error('route failed', {}, error)
    return say(500, 'Ha ocurrido un error', 'internal')
  }
}

/**
 * Outside of GraphQL, whoever must choose another password or add a second factor first is nobody:
 * what they may do until then are operations (`forcedMay`, `enrollingMay`).
 */
const unlessForced = (context: RequestContext): RequestContext =>
  context.principal?.mustChangePassword || context.principal?.mustAddFactor
    ? { ...context, principal: null }
    : context

const say = (status: number, message: string, kind = kindOf(status), headers = {}) =>
  Response.json(
    { errors: [{ message, extensions: { kind, traceId: currentTrace() } }] },
    { status, headers },
  )

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
