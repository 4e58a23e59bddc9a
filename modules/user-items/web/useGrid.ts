import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useReducer } from 'react'
import { draftOf, dropDraft, keepDraft } from '#platform/web/drafts.ts'
import { useMe } from '#platform/web/me.tsx'
import { notify } from '#platform/web/notify.ts'
import { asApiError } from '#platform/web/api.ts'
import { useAction } from '#platform/web/useAction.ts'
import { SaveCells, UserItems } from './documents.ts'
import { changesOf, noEdits, reduceEdits } from './grid-edits.ts'
import { type Column, keyOf, type storedValues } from './grid-values.ts'

/** Cells that travel in one request. */
const atOnce = 1000

type Stored = ReturnType<typeof storedValues>

/**
 * What is being typed in the grid of a month. It outlives the page until it is saved: leaving the
 * tab, or signing in again, loses nothing.
 */
export function useGrid(monthId: string, stored: Stored, columns: ReadonlyMap<string, Column>) {
  const { id: owner } = useMe()
  const draft = `entries ${monthId}`
  const [edits, change] = useReducer(reduceEdits, undefined, () =>
    noEdits(
      new Map(
        Object.entries(draftOf(draft, owner) ?? {}).map(([key, text]) => [key, String(text)]),
      ),
    ),
  )
  const { changed, problems } = useMemo(
    () => changesOf(edits, stored.once, columns),
    [edits, stored.once, columns],
  )
  useEffect(() => {
    if (changed.size + problems.size > 0) keepDraft(draft, owner, Object.fromEntries(edits.typed))
    else dropDraft(draft)
  }, [edits.typed, changed, problems, draft, owner])

  const cache = useQueryClient()
  const saving = useAction(SaveCells)
  /** Sends what changed. Answers the cell to look at when something is wrong. */
  const save = async (): Promise<string | undefined> => {
    const [wrong] = problems.keys()
    if (wrong) {
      notify.error('Hay celdas que corregir antes de guardar')
      return wrong
    }
    const cells = [...changed.values()]
    for (let at = 0; at < cells.length; at += atOnce) {
      const part = cells.slice(at, at + atOnce)
      const refused = await saving
        .attempt({ input: { payrollMonthId: monthId, cells: part } })
        .then(() => undefined)
        .catch((error: unknown) => asApiError(error))
      if (refused) {
        const [, index] = /^cells\.(\d+)\./.exec(refused.field ?? '') ?? []
        const cell = part[Number(index ?? -1)]
        notify.error(refused.message, refused.traceId)
        if (cell) change({ do: 'refuse', key: keyOf(cell), message: refused.message })
        return cell && keyOf(cell)
      }
    }
    // What was typed goes when what is stored says the same, so that nothing flickers.
    await cache.invalidateQueries({ queryKey: [String(UserItems)] })
    change({ do: 'forget' })
    notify.success(cells.length === 1 ? 'Se guardó 1 celda' : `Se guardaron ${cells.length} celdas`)
    return undefined
  }
  return { edits, change, changed, problems, save, busy: saving.busy }
}
export type Grid = ReturnType<typeof useGrid>
