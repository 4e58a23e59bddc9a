import { ReportPreview } from '#generated/operations/reports.ts'
import type { ReportPreviewQueryVariables } from '#generated/documents/graphql.ts'
import { useDetail } from '#platform/web/useDetail.ts'
import { usePoll } from '#platform/web/usePoll.ts'

const EVERY_MS = 1000

/**
 * A report for the screen. A large one is counted in the background: until then its first rows are
 * shown, and its progress is read every second.
 */
export function useCounted(input: ReportPreviewQueryVariables['input']) {
  const asked = useDetail(ReportPreview, { input }, { keep: true })
  const first = asked.data?.reportPreview
  // While another report loads, the one before stays on the screen, and its progress is no longer
  // read.
  const counting = (first?.name === input.name && first.counting?.id) || null
  const later = usePoll(
    ReportPreview,
    { input: { ...input, counting } },
    {
      everyMs: EVERY_MS,
      enabled: counting !== null,
      until: ({ reportPreview }) => !reportPreview.counting,
    },
  )
  const now = counting === null ? undefined : later.data?.reportPreview
  // Until the whole report is known, the first rows stay and only the progress changes.
  const table = first && now?.counting ? { ...first, counting: now.counting } : (now ?? first)
  return {
    table,
    error: asked.error ?? (counting === null ? null : later.error),
    reload: asked.reload,
  }
}
