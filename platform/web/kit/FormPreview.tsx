import type { ReactNode } from 'react'
import type { Document } from '../graphql.ts'
import { useDetail } from '../useDetail.ts'
import { LoadProblem } from './LoadProblem.tsx'
import { useDebounced } from './useDebounced.ts'

type Props<Result, Variables> = {
  of: Document<Result, Variables>
  /** What is asked of the server; null while the form says too little. */
  variables: Variables | null
  children: (answer: Result) => ReactNode
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
  const key = JSON.stringify(variables)
  const settled = useDebounced(key, 300) === key
  const { data, error, reload } = useDetail(of, settled ? variables : null)
  if (variables === null) return null
  if (error) return <LoadProblem error={error} retry={reload} />
  return data === undefined ? null : children(data)
}
