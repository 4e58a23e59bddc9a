import type http from 'node:http'
import type { ExecutionResult, GraphQLError } from 'graphql'
import { checkVariables } from '#platform/server/graphql/limits.ts'
import { maskError } from '#platform/server/graphql/mask.ts'
import { answerHeaders } from '#platform/server/http/headers.ts'
import { currentTrace } from '#platform/server/observe/trace.ts'
import { acceptedBy, type Answer, type MediaType, send } from './answer.ts'
import { documentReader } from './documents.ts'
import { run } from './execution.ts'
import { type Params, paramsIn } from './params.ts'
import { isProgram, outside, programIn } from './programs.ts'
import { contextOf, type Parts } from './request.ts'
import { schema } from './schema.ts'

type Options = Parts & {
  production: boolean
  registeredOnly: boolean
}

/** A GraphQL request that the door let in. */
type LetIn = {
  readonly req: http.IncomingMessage
  readonly res: http.ServerResponse
  /** The area of its address; empty at the address of all. */
  readonly area: string
  /** Takes it a place among those that are worked on, or says what it is answered instead. */
  readonly enter: () => Answer | undefined
}

/**
 * Answers GraphQL requests on node:http itself: reads the body, and refuses what is too large or
 * not ours before the next step has to look at it (read, weigh, validate, ask who it is, execute).
 */
export function graphqlHandler(options: Options): (request: LetIn) => Promise<void> {
  const documentOf = documentReader({ schema, ...options })
  // Programs bring their own documents, within the same limits; only a key that opens is let in.
  const documentOfProgram = options.registeredOnly
    ? documentReader({ schema, ...options, registeredOnly: false })
    : documentOf
  const masked = (error: unknown) => maskError(error, currentTrace() ?? '', options.log)

  const ofProgram = async ({ req, area }: LetIn, params: Params, media: MediaType) => {
    const known = await programIn(options, req)
    if ('refused' in known) return known.refused
    const { context } = known
    const { document, problemAt } = documentOfProgram(params.query)
    const problem = problemAt(area)
    if (problem) return wrongDocument(masked(problem), media)
    const limits = context.principal?.program
    const beyond = limits && outside(schema, document, limits)
    if (beyond) return failed([masked(beyond)])
    return resultOf(await run(schema, { ...params, document }, context))
  }

  const answered = async (request: LetIn, params: Params, media: MediaType) => {
    const { req, area } = request
    if (isProgram(req)) return ofProgram(request, params, media)
    const { document, reads, problemAt } = documentOf(params.query)
    const problem = problemAt(area)
    if (problem) return wrongDocument(masked(problem), media)
    const context = await contextOf(options, req, reads)
    return resultOf(await run(schema, { ...params, document }, context))
  }

  const resultOf = ({ data, errors }: ExecutionResult): Answer =>
    errors ? failed(errors.map(masked), { data }) : { status: 200, body: { data } }

  return async (request) => {
    const { req, res, enter } = request
    const body = await bodyOf(req)
    // Its caller is gone.
    if (body === undefined) return
    const media = acceptedBy(req.headers.accept)
    if (media === undefined) return void res.writeHead(406, answerHeaders).end()
    let answer: Answer | undefined
    try {
      answer = enter() ?? (await answered(request, checked(body), media))
    } catch (error) {
      answer = failed([masked(error)])
    }
    await send(req, res, answer, `${media}; charset=utf-8`)
  }
}

/** @throws GraphQLError */
function checked(body: string): Params {
  const params = paramsIn(body)
  checkVariables(params.variables)
  return params
}

/** The body when it is there; undefined when its caller leaves before. */
function bodyOf(req: http.IncomingMessage): Promise<string | undefined> {
  return new Promise((resolve) => {
    const parts: Buffer[] = []
    req.on('data', (part: Buffer) => parts.push(part))
    req.once('end', () => resolve(Buffer.concat(parts).toString('utf8')))
    req.once('close', () => resolve(undefined))
  })
}

/** What masked errors are answered, under the gravest status of theirs. */
function failed(errors: readonly GraphQLError[], result: { data?: unknown } = {}): Answer {
  const statuses = errors.map(({ extensions }) => statusIn(extensions))
  return {
    status: Math.max(...statuses),
    body: { errors: errors.map(withoutStatus), ...result },
  }
}

function statusIn({ http }: GraphQLError['extensions']): number {
  const isOne = typeof http === 'object' && http !== null && 'status' in http
  return isOne && typeof http.status === 'number' ? http.status : 200
}

function withoutStatus(error: GraphQLError) {
  const { extensions, ...said } = error.toJSON()
  const { http: _http, ...shown } = extensions ?? {}
  return { ...said, extensions: shown }
}

/**
 * A document that is not valid is no failure of the protocol for who takes plain JSON (GraphQL over
 * HTTP, «application/json»): that caller is answered 200, the other one 400.
 */
function wrongDocument(error: GraphQLError, media: MediaType): Answer {
  error.extensions['code'] = 'GRAPHQL_VALIDATION_FAILED'
  return { ...failed([error]), status: media === 'application/json' ? 200 : 400 }
}
