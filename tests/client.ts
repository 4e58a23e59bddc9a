import { demoPassword, type Username } from './world.ts'

/** What the API refused, as a screen would see it. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure'
  readonly kind: string
  readonly field: string | undefined
  readonly traceId: string | undefined

  constructor(failure: Failure) {
    super(failure.message ?? 'Ha ocurrido un error')
    this.kind = failure.kind ?? 'internal'
    this.field = failure.field ?? undefined
    this.traceId = failure.traceId ?? undefined
  }
}

type Failure = {
  kind?: string | null
  message?: string | null
  field?: string | null
  traceId?: string | null
}

/** What a mutation answers. */
export type Payload<Data = unknown> = {
  status: 'OK' | 'ERROR'
  message: string | null
  error: Failure | null
  data: Data
}

/** A document of our screens, or its plain text. */
type Document<Result, Variables> = {
  toString(): string
  __apiType?: (variables: Variables) => Result
}

type PostOptions = { token?: string | undefined; path?: string; headers?: Record<string, string> }

/** An HTTP answer, read. */
export type Answer = {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** The JSON of the text, or undefined when it is not JSON. */
  readonly json: GraphQLAnswer | undefined
}

type GraphQLAnswer = {
  data?: Record<string, unknown> | null
  errors?: { message: string; path?: unknown[]; extensions?: Failure & { code?: string } }[]
}

export type Session = ReturnType<typeof sessionOf>

/** Speaks to the API as a browser does: by HTTP, with a token. */
export function createClient(url: string, clock: { now: () => Date }) {
  const post = (body: unknown, options: PostOptions = {}) => send(url, body, options)
  const nobody = sessionOf(post, async () => undefined)
  const signedIn = new Map<string, { at: number; since: number; session: Session }>()

  /** Signs in now, with a session of its own. Throws what the API refuses. */
  const signIn = async (username: string, password = demoPassword): Promise<Session> => {
    const { token } = (await nobody.mutate<{ token: string }>(SIGN_IN, {
      input: { username, password },
    })) as { token: string }
    return sessionOf(post, async () => token)
  }

  return {
    post,
    signIn,
    /** Whoever has not signed in. */
    nobody,
    /** A session with a given token. */
    withToken: (token: string) => sessionOf(post, async () => token),
    /**
     * The session of a person of the demo world: signs in at the first use, again if the clock
     * moved, and again as a person does who is asked for a recent proof.
     */
    as(username: Username): Session {
      const at = clock.now().getTime()
      const known = signedIn.get(username)
      const since = performance.now()
      if (known?.at === at && since - known.since < PROVED_MS) return known.session
      let token: Promise<string | undefined> | undefined
      const session = sessionOf(post, () => {
        token ??= signIn(username).then((fresh) => fresh.token())
        return token
      })
      signedIn.set(username, { at, since, session })
      return session
    },
  }
}

type Post = (body: unknown, options?: PostOptions) => Promise<Answer>

function sessionOf(post: Post, token: () => Promise<string | undefined>) {
  const raw = async (document: { toString(): string }, variables?: object, options?: PostOptions) =>
    post({ query: document.toString(), variables }, { token: await token(), ...options })

  /** The data of an operation. Throws ApiFailure on errors, also on those a mutation answers. */
  async function run<Result>(
    document: Document<Result, never> | string,
    variables?: object,
    options?: PostOptions,
  ): Promise<Result> {
    const { data } = succeed(await raw(document, variables, options))
    for (const payload of Object.values(data)) refuseFailed(payload)
    return data as Result
  }

  /**
   * What a mutation answers, refused or not. The document selects `status message error { kind …
   * }`.
   */
  async function result<Data = unknown>(
    document: { toString(): string },
    variables?: object,
    options?: PostOptions,
  ): Promise<Payload<Data>> {
    const { data } = succeed(await raw(document, variables, options))
    return Object.values(data)[0] as Payload<Data>
  }

  /** The `data` of a mutation that must succeed. */
  async function mutate<Data = unknown>(document: { toString(): string }, variables?: object) {
    const payload = await result<Data>(document, variables)
    refuseFailed(payload)
    return payload.data
  }

  return { token: async () => (await token()) ?? '', raw, run, result, mutate }
}

function succeed({ json, status, text }: Answer): { data: Record<string, unknown> } {
  const [error] = json?.errors ?? []
  if (error) throw new ApiFailure({ ...error.extensions, message: error.message })
  if (!json?.data) throw new Error(`${status}: ${text.slice(0, 500)}`)
  return { data: json.data }
}

function refuseFailed(payload: unknown) {
  if (typeof payload !== 'object' || payload === null || !('status' in payload)) return
  if (payload.status !== 'ERROR') return
  const { error, message } = payload as Partial<Payload>
  throw new ApiFailure({ ...error, message: error?.message ?? message ?? null })
}

async function send(url: string, body: unknown, { token, path, headers }: PostOptions) {
  const response = await fetch(`${url}${path ?? '/graphql'}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  const text = await response.text()
  return { status: response.status, headers: response.headers, text, json: parse(text) }
}

function parse(text: string): GraphQLAnswer | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Shorter than the time for which a proof of identity is a recent one. */
const PROVED_MS = 10 * 60_000

const SIGN_IN = `mutation SignIn($input: SignInInput!) {
  signIn(input: $input) { status message error { kind message field traceId } data { token } }
}`
