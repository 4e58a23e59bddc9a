import { useState } from 'react'
import type { Document } from './graphql.ts'
import { type Detail, useDetail } from './useDetail.ts'

const EVERY_MS = 1500

/** The answer of a query, asked again while the worker still makes what it says. */
export function useDetailWhile<Result, Variables>(
  document: Document<Result, Variables>,
  variables: Variables,
  isMaking: (result: Result) => boolean,
): Detail<Result> {
  const [waits, setWaits] = useState(false)
  const asked = useDetail(document, variables, { keep: true, pollMs: waits && EVERY_MS })
  const making = asked.data !== undefined && isMaking(asked.data)
  if (asked.data && making !== waits) setWaits(making)
  return asked
}
