import { connection } from './connection.ts'
import type { Document } from './graphql.ts'
import { askProof } from './proof.tsx'
import { sessionStore, sessionUse } from './session-store.ts'

export type ErrorKind =
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'invalid'
  | 'conflict'
  | 'too-many'
  // The server is too busy and did nothing of this request.
  | 'busy'
  | 'confirm'
  // A question that the server does not know, as after a new version of it.
  | 'bad-request'
  | 'offline'
  | 'internal'

/** An answer that is not the one hoped for, in the user's words. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: ErrorKind
  /** The form field to blame, when one is to blame. */
  readonly field: string | undefined
  readonly traceId: string | undefined

  constructor(
    kind: ErrorKind,
    message: string,
    more: { field?: string | undefined; traceId?: string | undefined } = {},
  ) {
    super(message)
    this.kind = kind
    this.field = more.field
    this.traceId = more.traceId
  }
}

export const asApiError = (error: unknown): ApiError =>
  error instanceof ApiError ? error : new ApiError('internal', 'Ha ocurrido un error')

/** Whether the server understood and said no: asking the same again has the same answer. */
export const isRefusal = (error: ApiError | null): boolean =>
  error !== null && !['offline', 'internal', 'too-many', 'busy'].includes(error.kind)

/** What support asks for of a failure; a refusal says in words what to do, and has none. */
export const codeOf = (error: ApiError): string | undefined =>
  isRefusal(error) ? undefined : error.traceId

export type Failure = {
  kind?: string | null
  message?: string | null
  field?: string | null
  traceId?: string | null
}
/** What a mutation answers. Expected failures are in `error`, not thrown by the transport. */
export type Outcome<Data = unknown> = {
  status?: string | null
  message?: string | null
  error?: Failure | null
  data?: Data
}

type Answer = {
  data?: unknown
  errors?: { message: string; extensions?: Failure & { code?: string } }[]
}

type Options = {
  signal?: AbortSignal | undefined
  background?: boolean
  idempotencyKey?: string
  /** Warnings come as a question, before anything is saved. */
  asks?: boolean
  /** The page is being closed: the browser sends it all the same. */
  closing?: boolean
  /** As a stranger, whoever is signed in here: no session goes with it. */
  nobody?: boolean
}

/**
 * Sends one operation. `background` marks polling, which must not lengthen a session. Where the
 * server wants a recent proof of who this is, a dialog asks for it, and the same is sent again.
 *
 * @throws ApiError always, whatever went wrong
 */
export async function request<Result, Variables>(
  document: Document<Result, Variables>,
  variables?: Variables,
  options: Options = {},
): Promise<Result> {
  const response = await unlessBusy(options.signal, () =>
    send(
      '/graphql',
      {
        method: 'POST',
        headers: { ...headersOf(options), 'content-type': 'application/json' },
        body: JSON.stringify({ query: String(document), variables }),
        signal: options.signal ?? null,
        keepalive: options.closing ?? false,
      },
      options.nobody,
    ),
  )
  if (!options.background && !options.nobody) sessionUse.note()
  const answer = await answerOf(response)
  // What nobody asked for just now opens no dialog: it fails in words, as any refusal.
  const asked = !options.background && !options.closing && !options.nobody
  if (asked && wantsProof(answer) && (await askProof())) {
    return request(document, variables, options)
  }
  const failure = answer.errors?.[0]
  if (failure) throw failureToError({ message: failure.message, ...failure.extensions })
  if (!response.ok || answer.data === undefined || answer.data === null) throw unreadable(response)
  return answer.data as Result
}

/** Whether the server wants to know again who this is before it does what was asked. */
function wantsProof({ errors = [], data }: Answer): boolean {
  const outcomes = typeof data === 'object' && data !== null ? Object.values(data) : []
  const failures = [
    ...errors.map(({ extensions }) => extensions),
    ...outcomes.map((outcome: Outcome | null) => outcome?.error),
  ]
  return failures.some((failure) => failure?.kind === 'forbidden' && failure.field === 'proof')
}

/** Fetches with the session's token, and keeps the renewed one that the server may hand out. */
export async function send(url: string, init: RequestInit, nobody = false): Promise<Response> {
  const sent = nobody ? '' : sessionStore.token()
  const headers = new Headers(init.headers)
  if (sent) headers.set('authorization', `Bearer ${sent}`)
  let response: Response
  try {
    response = await fetch(url, { ...init, headers, credentials: nobody ? 'omit' : 'include' })
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    connection.lost()
    throw new ApiError('offline', 'No hay conexión con el servidor. Revise su red y reintente.')
  }
  if (isAway(response)) {
    connection.lost()
    throw new ApiError('offline', 'El servidor no responde. Reintente en un momento.')
  }
  connection.found()
  const renewed = response.headers.get('x-session-token')
  // A late answer must not bring back a session that was closed meanwhile.
  if (renewed && !nobody && sessionStore.token() === sent) sessionStore.set(renewed)
  if (response.status === 401) throw failureToError({ kind: 'unauthenticated' }, sent)
  return response
}

/** How many times a request to a busy server is repeated, before the person reads of it. */
const TIMES = 3

/**
 * Repeats a request that a busy server sent away, after the time that the server names or up to
 * twice as long, so that not all return at once. The server did nothing of it, so that no change is
 * made twice.
 */
async function unlessBusy(
  signal: AbortSignal | undefined,
  ask: () => Promise<Response>,
): Promise<Response> {
  for (let time = 1; ; time += 1) {
    const response = await ask()
    const seconds = Number(response.headers.get('retry-after'))
    if (response.status !== 503 || !(seconds > 0) || time > TIMES) return response
    await connection.comeAgain(seconds * 1000 * (1 + Math.random()))
    signal?.throwIfAborted()
  }
}

/** Something before the server answers that the server does not. */
const isAway = ({ status, headers }: Response) =>
  [502, 503, 504].includes(status) && !headers.get('content-type')?.includes('json')

const headersOf = ({ background, idempotencyKey, asks }: Options): Record<string, string> => ({
  accept: 'application/graphql-response+json, application/json',
  ...(background ? { 'x-background': '1' } : {}),
  ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
  ...(asks ? { 'x-asks': '1' } : {}),
})

async function answerOf(response: Response): Promise<Answer> {
  try {
    return (await response.json()) as Answer
  } catch {
    throw unreadable(response)
  }
}

const unreadable = (response: Response) =>
  response.status === 429
    ? new ApiError('too-many', 'Demasiados intentos. Espere un momento y reintente.')
    : new ApiError('internal', 'Ha ocurrido un error', {
        traceId: response.headers.get('x-trace-id') ?? undefined,
      })

const kinds: readonly ErrorKind[] = [
  'unauthenticated',
  'forbidden',
  'not-found',
  'invalid',
  'conflict',
  'confirm',
  'too-many',
  'busy',
  'bad-request',
]

/** Turns what the server said into an error; an ended session also ends here in the browser. */
export function failureToError(failure: Failure, sent = sessionStore.token()): ApiError {
  const kind = kinds.find((known) => known === failure.kind) ?? 'internal'
  // Only a session that existed can end: a refused sign-in is not one.
  if (kind === 'unauthenticated' && sent && sessionStore.token() === sent) sessionStore.set('')
  const words = kind === 'unauthenticated' ? 'Su sesión terminó' : 'Ha ocurrido un error'
  return new ApiError(kind, failure.message || words, {
    field: failure.field ?? undefined,
    traceId: failure.traceId ?? undefined,
  })
}

/** The data of a mutation's outcome. @throws ApiError when the outcome is an error */
export function dataOf<Data>(outcome: Outcome<Data> | null | undefined): Data {
  if (!outcome) throw new ApiError('internal', 'Ha ocurrido un error')
  if (outcome.error || outcome.status === 'ERROR') {
    throw failureToError({ message: outcome.message ?? null, ...outcome.error })
  }
  return outcome.data as Data
}
