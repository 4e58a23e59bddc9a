import {
  keepPreviousData,
  useQuery,
  useQueryClient,
  type UseQueryResult,
} from '@tanstack/react-query'
import { type ApiError, isRefusal, request } from './api.ts'
import type { Document } from './graphql.ts'
import { type Needs, useHolds } from '../screen/me.tsx'
import { useShownError } from './shown-errors.ts'

export type Detail<Data> = {
  data: Data | undefined
  loading: boolean
  /** The reader lacks the right that it `needs`: nothing was asked, which the page leaves out. */
  lacks: boolean
  /** Read it where it is shown: an error that nobody reads is said in a notice. */
  readonly error: ApiError | null
  reload(): void
}

type Options = {
  enabled?: boolean
  pollMs?: number | false
  keep?: boolean
  /** The right of a question that the screen does not declare: without it nothing is asked. */
  needs?: Needs | undefined
}

/**
 * The answer of a query. `data` is the whole result: `data.user`, `data.business`. With `null` in
 * the place of the variables there is nothing to ask yet.
 * With `pollMs` it asks again and again, in the background, so that polling never keeps a session
 * alive.
 */
export function useDetail<Result, Variables>(
  document: Document<Result, Variables>,
  variables?: Variables | null,
  { enabled: wanted = true, pollMs = false, keep = false, needs }: Options = {},
): Detail<Result> {
  const lacks = !useHolds(needs)
  const enabled = wanted && !lacks && variables !== null
  const answer = useQuery<Result, ApiError>({
    queryKey: [String(document), variables],
    queryFn: ({ signal }) =>
      request(document, variables ?? undefined, { signal, background: pollMs !== false }),
    enabled,
    refetchInterval: ({ state }) => (isRefusal(state.error) ? false : pollMs),
    ...(keep ? { placeholderData: keepPreviousData } : {}),
  })
  return useAnswer(document, answer, { enabled, lacks })
}

/** What a page takes of the answer of a query that is asked. */
export function useAnswer<Result>(
  document: Document<Result, never>,
  answer: UseQueryResult<Result, ApiError>,
  { enabled, lacks }: { enabled: boolean; lacks: boolean },
): Detail<Result> {
  const shown = useShownError(answer.error, document, answer.data !== undefined)
  return {
    data: answer.data,
    loading: enabled && answer.isPending,
    lacks,
    get error() {
      return shown()
    },
    reload: () => void answer.refetch(),
  }
}

/** How long an answer that was read ahead serves, in milliseconds. */
const AHEAD_MS = 30_000

/**
 * Reads the answer of a query before it is shown, such as while a pointer rests on what opens it.
 * `useDetail` with the same variables finds it; an error is left to `useDetail`, which asks again.
 */
export function useReadAhead() {
  const client = useQueryClient()
  return <Result, Variables>(document: Document<Result, Variables>, variables: Variables): void =>
    void client.prefetchQuery({
      queryKey: [String(document), variables],
      queryFn: ({ signal }) => request(document, variables, { signal }),
      staleTime: AHEAD_MS,
    })
}
