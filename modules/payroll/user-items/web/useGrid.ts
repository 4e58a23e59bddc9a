import { useCallback } from 'react'
import { SaveUserItems } from '#generated/operations/user-items.ts'
import { partsOf } from '#platform/web/kit/sheet/parts.ts'
import { saveRows } from '#platform/web/kit/sheet/save.ts'
import { type Sheet, useSheet } from '#platform/web/kit/sheet/useSheet.ts'
import { notify } from '#platform/web/look/notify.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { readCell, showCell } from '../model/cell.ts'
import type { Column, storedValues } from './grid-values.ts'

type Stored = ReturnType<typeof storedValues>

/**
 * What is being typed in the grid of a month. It outlives the page until it is saved: leaving the
 * tab, a reload, or signing in again loses nothing.
 */
export function useGrid(
  monthId: string,
  stored: Stored,
  columns: ReadonlyMap<string, Column>,
): Sheet {
  const saving = useAction(SaveUserItems)
  const read = useCallback(
    (key: string, text: string) =>
      readCell(text, columns.get(key.split(' ')[1] ?? '')?.unit ?? 'CLP'),
    [columns],
  )
  return useSheet({
    name: 'novedades',
    stored: stored.once,
    read,
    show: (_key, value) => showCell(value || undefined),
    save: async (sheet) => {
      const keys = [...sheet.changed.keys()]
      const inputOf = (key: string) => {
        const [contractId = '', itemCode = ''] = key.split(' ')
        const [value = '', seen] = [sheet.changed.get(key), sheet.seen(key) || '0']
        return { contractId, itemCode, value, seen }
      }
      const parts = partsOf(keys).map((part) => ({
        input: { payrollMonthId: monthId, cells: part.map(inputOf) },
        keys: part,
      }))
      const saved = await saveRows(saving, parts, sheet)
      if (saved)
        notify.success(
          keys.length === 1 ? 'Se guardó 1 celda' : `Se guardaron ${keys.length} celdas`,
        )
      return saved
    },
  })
}
export type Grid = Sheet
