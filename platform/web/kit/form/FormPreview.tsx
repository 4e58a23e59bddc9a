import type { ReactNode } from 'react'
import type { Document } from '#platform/web/api/graphql.ts'
import { type Detail, useDetail } from '#platform/web/api/useDetail.ts'
import { LoadProblem } from '../page/LoadProblem.tsx'
import { useDebounced } from './useDebounced.ts'

type Props<Result, Variables> = {
  of: Document<Result, Variables>
  /** What is asked of the server; null while the form says too little. */
  variables: Variables | null
  children: (answer: Result) => ReactNode
}

/** How long the values of a form rest before the server is asked, in milliseconds. */
const RESTS_MS = 300

/** The answer of the server to what a form says now, once its values rest; until then none. */
export function usePreview<Result, Variables>(
  of: Document<Result, Variables>,
  variables: Variables | null,
): Detail<Result> {
  const key = JSON.stringify(variables)
  const settled = useDebounced(key, RESTS_MS) === key
  return useDetail(of, settled ? variables : null)
}

/**
 * What a form would do, asked of the server once its values rest. A mistake in a field of the form
 * is a warning here, because the form says it again at that field when it is sent.
 */
export function FormPreview<Result, Variables>({
  of,
  variables,
  children,
}: Props<Result, Variables>) {
  const { data, error, reload } = usePreview(of, variables)
  if (variables === null) return null
  if (error) return <LoadProblem error={error} retry={reload} />
  return data === undefined ? null : children(data)
}
