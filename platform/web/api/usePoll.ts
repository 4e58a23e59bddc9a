import { useQuery } from '@tanstack/react-query'
import { type ApiError, isRefusal, request } from './api.ts'
import type { Document } from './graphql.ts'
import { type Needs, useHolds } from '../screen/me.tsx'
import { type Detail, useAnswer } from './useDetail.ts'

type Options<Result> = {
  everyMs: number
  /** Stops asking once the answer is final, such as a finished job. */
  until?: (result: Result) => boolean
  enabled?: boolean
  /** The right of a question that the screen does not declare: without it nothing is asked. */
  needs?: Needs | undefined
}

/**
 * Asks every so often until the answer is final, or a refusal: that one will not change. Polling
 * never extends a session.
 */
export function usePoll<Result, Variables>(
  document: Document<Result, Variables>,
  variables: Variables | undefined,
  { everyMs, until, enabled: wanted = true, needs }: Options<Result>,
): Detail<Result> {
  const lacks = !useHolds(needs)
  const enabled = wanted && !lacks
  const answer = useQuery<Result, ApiError>({
    queryKey: [String(document), variables, 'poll'],
    queryFn: ({ signal }) => request(document, variables, { signal, background: true }),
    enabled,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      isRefusal(state.error) || (state.data !== undefined && until?.(state.data)) ? false : everyMs,
  })
  return useAnswer(document, answer, { enabled, lacks })
}
