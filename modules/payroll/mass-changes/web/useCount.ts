import { MassChangePreview } from '#generated/operations/mass-changes.ts'
import type { MassChangePreviewQuery } from '#generated/documents/graphql.ts'
import { usePreview } from '#platform/web/kit/form/FormPreview.tsx'
import { usePoll } from '#platform/web/api/usePoll.ts'
import { type Asked, isComplete } from './mass-change-input.ts'

const EVERY_MS = 1000

export type Totals = NonNullable<MassChangePreviewQuery['massChangePreview']['totals']>

/**
 * What a change would do, in numbers, once the form rests. Of many contracts the worker counts it:
 * until then its progress is read every second. The change is ordered with that count.
 */
export function useCount(asked: Asked) {
  const first = usePreview(MassChangePreview, isComplete(asked) ? { input: asked } : null)
  const begun = first.data?.massChangePreview
  const counting = begun?.counting?.id ?? null
  const later = usePoll(
    MassChangePreview,
    { input: { ...asked, counting } },
    {
      everyMs: EVERY_MS,
      enabled: counting !== null,
      until: ({ massChangePreview }) => massChangePreview.totals !== null,
    },
  )
  const now = (counting === null ? undefined : later.data?.massChangePreview) ?? begun
  return {
    counting,
    totals: now?.totals ?? null,
    progress: now?.counting ?? null,
    error: first.error ?? later.error,
    reload: first.reload,
  }
}
export type Count = ReturnType<typeof useCount>
