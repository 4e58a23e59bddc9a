import { useDetail } from '#platform/web/api/useDetail.ts'
import { ConceptCases } from '#generated/operations/studio.ts'
import { nothing } from './useLive.ts'
import type { DraftInput } from './draft-input.ts'

/** The test cases of the draft, run again at each change that can be calculated. */
export function useCases(input: DraftInput | undefined, ready: boolean) {
  const answer = useDetail(
    ConceptCases,
    { input: input ?? nothing },
    { enabled: input !== undefined && ready, keep: true },
  )
  const { data, loading, error, reload } = answer
  return { report: data?.conceptCases, loading, error, reload }
}
export type CaseReport = NonNullable<ReturnType<typeof useCases>['report']>
