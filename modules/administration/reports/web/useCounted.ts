import { ReportPreview } from '#generated/operations/reports.ts'
import type { ReportPreviewQueryVariables } from '#generated/documents/graphql.ts'
import { useDetail } from '#platform/web/useDetail.ts'
import { usePoll } from '#platform/web/usePoll.ts'

const EVERY_MS = 1000

/**
 * A report as the screen shows it. A large one is counted in the background: until it is, its first
 * rows are shown, and it is asked for every second.
 */
export function useCounted(input: ReportPreviewQueryVariables['input']) {
  const asked = useDetail(ReportPreview, { input }, { keep: true })
  const first = asked.data?.reportPreview
  // While another report is asked for, the one before is still shown, and not asked for.
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
  // Until all of it is known, the first rows stay and only how far it is changes.
  const table = first && now?.counting ? { ...first, counting: now.counting } : (now ?? first)
  return {
    table,
    error: asked.error ?? (counting === null ? null : later.error),
    reload: asked.reload,
  }
}
