import type http from 'node:http'
import { limits } from '#platform/server/graphql/limits.ts'
import { networkOf } from '#platform/server/http/address.ts'
import { memoryLimits } from '#platform/server/limits/memory.ts'
import { currentTrace } from '#platform/server/observe/trace.ts'
import type { Answer } from './answer.ts'
import { areas } from './areas.ts'
import { bodies } from './bodies.ts'
import { BUSY, demand, UNDER_WAY } from './demand.ts'
import { addressOf } from './request.ts'

type Options = {
  trustedHops: number
  requestsPerMinute?: number
  /** GraphQL requests that are worked on at once. */
  underWay?: number
  /** Seconds that the body of a GraphQL request may take to arrive. */
  bodySeconds?: number
}

/** Says who may come in, and with what: to GraphQL only JSON by POST of a decent size. */
export function door(options: Options) {
  const { requestsPerMinute, underWay = UNDER_WAY, bodySeconds } = options
  const room = demand(underWay)
  const waiting = bodies(bodySeconds === undefined ? {} : { seconds: bodySeconds })
  const pace = requestsPerMinute
    ? memoryLimits({ capacity: requestsPerMinute, seconds: 60 })
    : undefined
  const busy = () => refusal(503, BUSY, 'busy', room.headers)
  return {
    /** What a GraphQL request is answered that may not come in, before its body is there. */
    refused(req: http.IncomingMessage, res: http.ServerResponse, area?: string) {
      const network = networkOf(addressOf(options, req))
      const isFree = pace?.take(network) ?? true
      const answer = isFree ? wrong(req, area) : tooSoon()
      if (answer) return answer
      return waiting.await(network, req, res) ? undefined : busy()
    },
    /** Its body is there: a place is taken by who is answered, and not by who is still sending. */
    enter: (res: http.ServerResponse) => (room.enter(res) ? undefined : busy()),
    /** The same for what is no GraphQL. */
    refusedAt(pathname: string, req: http.IncomingMessage) {
      if (!asksDatabase.test(pathname) || !pace) return undefined
      return pace.take(networkOf(addressOf(options, req))) ? undefined : tooSoon()
    },
  }
}

/** The routes that read the database or take a file: asked as seldom as GraphQL is. */
const asksDatabase = /^\/(files|imagenes|calendar|sso|webhooks|uploadFile|ready)\b/

const tooSoon = () => refusal(429, 'Demasiadas consultas seguidas')

export const refusal = (
  status: number,
  message: string,
  kind = kindOf(status),
  headers = {},
): Answer => ({
  status,
  body: { errors: [{ message, extensions: { kind, traceId: currentTrace() } }] },
  headers,
})

const kindOf = (status: number) => (status === 429 ? 'too-many' : 'bad-request')

function wrong({ method, headers }: http.IncomingMessage, area?: string): Answer | undefined {
  if (area !== undefined && !Object.hasOwn(areas, area)) return refusal(404, 'No encontrado')
  if (method !== 'POST') return refusal(405, 'Use POST')
  if (!/^application\/json(?:[;,]|$)/.test(headers['content-type'] ?? '')) {
    return refusal(415, 'Use application/json')
  }
  const length = Number(headers['content-length'] ?? Number.NaN)
  if (!Number.isFinite(length)) return refusal(411, 'Falta el largo del contenido')
  if (length > limits.bodyBytes) return refusal(413, 'La consulta es demasiado grande')
  return undefined
}
