import { ReportPreview } from '#generated/operations/reports.ts'
import type { ReportPreviewQueryVariables } from '#generated/documents/graphql.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { usePoll } from '#platform/web/api/usePoll.ts'

const EVERY_MS = 1000

type Input = ReportPreviewQueryVariables['input']

/**
 * A report for the screen: its first rows, or a page of them. A large one is counted in the
 * background: until then its first rows are shown, and its progress is read every second. Each of
 * its pages is then a page of that one counting.
 */
export function useCounted(input: Input, page: { page: number; size: number } | null) {
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
  const now = counting === null ? first : later.data?.reportPreview
  const whole = now?.counting ? undefined : now
  const turned = useDetail(
    ReportPreview,
    { input: { ...input, ...page, counting } },
    { keep: true, enabled: page !== null && whole?.name === input.name },
  )
  const rows = turned.data?.reportPreview
  const shown = page !== null && rows?.name === whole?.name ? rows : undefined
  // Until the whole report is known, the first rows stay and only the progress changes.
  const begun = first && now?.counting ? { ...first, counting: now.counting } : first
  return {
    table: shown ?? whole ?? begun,
    error: asked.error ?? later.error ?? turned.error,
    reload: asked.reload,
  }
}
