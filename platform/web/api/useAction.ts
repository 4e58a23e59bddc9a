import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { type ApiError, asApiError, codeOf, dataOf, type Outcome, request } from './api.ts'
import type { Document } from './graphql.ts'
import { notify } from '../look/notify.ts'
import { useFormKeys } from './useFormKeys.ts'

/** The data of a mutation document: its first field is `{ status, message, error, data }`. */
export type DataOf<Result> =
  Result extends Record<string, infer Field>
    ? NonNullable<Field> extends { data?: infer Data }
      ? NonNullable<Data>
      : unknown
    : unknown

export type Action<Variables, Data> = {
  /** The name of the operation, as its document says it. */
  name: string
  /**
   * Runs it. Answers the data, or `undefined` when it failed (the error is in `error` and was
   * shown).
   */
  run(variables: Variables): Promise<Data | undefined>
  /** Runs it for a form: throws the ApiError and shows nothing. */
  attempt(variables: Variables, how?: How): Promise<Data>
  busy: boolean
  error: ApiError | undefined
  reset(): void
}

type How = {
  /** The server asks before it saves what the law frowns on, instead of telling it afterwards. */
  asks?: boolean
}

type Options<Data> = {
  /** What is said when it worked, before what the server tells of it, if anything. */
  done?: string | ((data: Data) => string) | undefined
  /** Where to go, or what to do, afterwards. */
  after?: string | ((data: Data) => void)
  /** Shows nothing on success. */
  quiet?: boolean
  /** Keeps what is cached: for actions that change nothing that is on screen. */
  keepCache?: boolean
}

/** A mutation as a person meets it: one at a time, said when done, explained when it fails. */
export function useAction<Result, Variables>(
  document: Document<Result, Variables>,
  options: Options<DataOf<Result>> = {},
): Action<Variables, DataOf<Result>> {
  const cache = useQueryClient()
  const navigate = useNavigate()
  const latest = useLatest(options)
  const running = useRef<Promise<DataOf<Result>> | undefined>(undefined)
  const keys = useFormKeys()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<ApiError>()

  const send = useCallback(
    async (variables: Variables, form: string, { asks = false }: How = {}) => {
      const { done, after, quiet, keepCache } = latest.current
      const result = await keys.sent(form, (idempotencyKey) =>
        request(document, variables, { idempotencyKey, asks }),
      )
      const outcome = firstField<DataOf<Result>>(result)
      const data = dataOf(outcome)
      const said = [saidOf(done, data), outcome?.message].filter(Boolean).join('. ')
      if (said && !quiet) notify.success(said)
      if (!keepCache) void cache.invalidateQueries()
      if (typeof after === 'string') void navigate(after)
      else after?.(data)
      return data
    },
    [document, cache, navigate, keys, latest],
  )

  const begin = useCallback(
    (variables: Variables, form: string, how?: How) => {
      // A second click while the first is being answered is the same click.
      if (running.current) return running.current
      setBusy(true)
      setError(undefined)
      running.current = send(variables, form, how)
        .catch((problem: unknown) => {
          const failure = asApiError(problem)
          setError(failure)
          throw failure
        })
        .finally(() => {
          running.current = undefined
          setBusy(false)
        })
      return running.current
    },
    [send],
  )

  const attempt = useCallback((asked: Variables, how?: How) => begin(asked, 'form', how), [begin])
  const run = useCallback(
    (variables: Variables) =>
      begin(variables, JSON.stringify(variables) ?? '').catch((problem: unknown) => {
        const failure = asApiError(problem)
        notify.error(failure.message, codeOf(failure))
        // What is shown is no longer what is stored.
        if (failure.kind === 'conflict') void cache.invalidateQueries()
        return undefined
      }),
    [begin, cache],
  )

  const reset = useCallback(() => setError(undefined), [])
  return { name: nameOf(document), run, attempt, busy, error, reset }
}

const saidOf = <Data>(done: Options<Data>['done'], data: Data) =>
  typeof done === 'function' ? done(data) : done

/** The newest value, for callbacks that must not change with it. */
function useLatest<T>(value: T) {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  return latest
}

const firstField = <Data>(result: unknown) =>
  Object.entries(result ?? {}).find(([name]) => name !== '__typename')?.[1] as
    | Outcome<Data>
    | undefined

const nameOf = (document: { toString(): string }) =>
  /\bmutation (\w+)/.exec(String(document))?.[1] ?? ''
