import type http from 'node:http'
import { createServerAdapter } from '@whatwg-node/server'
import type { RequestContext } from '#platform/server/context.ts'
import { answerHeaders } from '#platform/server/http/headers.ts'
import type { Answer } from './answer.ts'
import type { door } from './door.ts'
import { refusal } from './door.ts'
import { contextOf, type Parts } from './request.ts'

/** Answers a request that is not GraphQL, or passes it on. */
export type Route = (
  request: Request,
  context: () => Promise<RequestContext>,
) => Promise<Response | undefined> | Response | undefined

type Incoming = { req: http.IncomingMessage }

type Options = Parts & {
  /** Tried in order: uploads, files, health, the web application. */
  routes: readonly Route[]
}

/** Sends what is not GraphQL to its route. */
export function pages(options: Options, entrance: ReturnType<typeof door>) {
  return createServerAdapter<Incoming>(async (request, { req }) => {
    const refused = entrance.refusedAt(new URL(request.url).pathname, req)
    const response = refused ? responseOf(refused) : await routed(options, request, req)
    for (const [name, value] of Object.entries(answerHeaders)) {
      if (!response.headers.has(name)) response.headers.set(name, value)
    }
    return response
  })
}

/** A route that fails is logged, and its caller learns the trace and nothing else. */
async function routed(
  options: Options,
  request: Request,
  req: http.IncomingMessage,
): Promise<Response> {
  try {
    for (const route of options.routes) {
      const answer = await route(request, async () => unlessForced(await contextOf(options, req)))
      if (answer) return answer
    }
    return new Response('No encontrado', { status: 404, headers: answerHeaders })
  } catch (error) {
    options.log.error('route failed', {}, error)
    return responseOf(refusal(500, 'Ha ocurrido un error', 'internal'))
  }
}

const responseOf = ({ status, body, headers = {} }: Answer): Response =>
  Response.json(body, { status, headers })

/**
 * Outside of GraphQL, whoever must choose another password or add a second factor first is nobody:
 * what they may do until then are operations (`forcedMay`, `enrollingMay`).
 */
const unlessForced = (context: RequestContext): RequestContext =>
  context.principal?.mustChangePassword || context.principal?.mustAddFactor
    ? { ...context, principal: null }
    : context
