import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { asApiError } from '#platform/web/api.ts'
import { useSheet } from '#platform/web/kit/sheet/useSheet.ts'
import { notify } from '#platform/web/notify.ts'
import { useAction } from '#platform/web/useAction.ts'
import { SaveCells, UserItems } from './documents.ts'
import { readCell, showCell } from '../model/cell.ts'
import { type Column, type storedValues } from './grid-values.ts'

/** Cells that travel in one request. */
const atOnce = 1000

type Stored = ReturnType<typeof storedValues>

/**
 * What is being typed in the grid of a month. It outlives the page until it is saved: leaving the
 * tab, a reload, or signing in again loses nothing.
 */
export function useGrid(monthId: string, stored: Stored, columns: ReadonlyMap<string, Column>) {
  const cache = useQueryClient()
  const saving = useAction(SaveCells)
  const read = useCallback(
    (key: string, text: string) =>
      readCell(text, columns.get(key.split(' ')[1] ?? '')?.unit ?? 'CLP'),
    [columns],
  )
  const sheet = useSheet({
    name: 'novedades',
    stored: stored.once,
    read,
    show: (_key, value) => showCell(value || undefined),
    save: async () => (await save()) === undefined,
  })
  const refuse = (key: string | undefined, message: string, traceId?: string) => {
    notify.error(message, traceId)
    if (key) sheet.refuse(key, message)
    return key
  }

  /** Sends what changed. Answers the cell to look at when something is wrong. */
  async function save(): Promise<string | undefined> {
    const [wrong] = [...sheet.problems.keys(), ...sheet.crossings.keys()]
    if (wrong) {
      notify.error('Hay celdas que corregir antes de guardar')
      return wrong
    }
    const cells = [...sheet.changed]
    for (let at = 0; at < cells.length; at += atOnce) {
      const part = cells.slice(at, at + atOnce)
      const failure = await saving
        .attempt({ input: { payrollMonthId: monthId, cells: part.map(inputOf) } })
        .then(() => undefined)
        .catch((error: unknown) => asApiError(error))
      if (failure) {
        const [, index] = /^cells\.(\d+)\./.exec(failure.field ?? '') ?? []
        const [key] = part[Number(index ?? -1)] ?? []
        // What somebody else stored meanwhile is shown beside what was typed.
        if (failure.kind === 'conflict') {
          await cache.invalidateQueries({ queryKey: [String(UserItems)] })
          notify.error(failure.message)
          return key
        }
        return refuse(key, failure.message, failure.traceId)
      }
    }
    // What was typed goes when what is stored says the same, so that nothing flickers.
    await cache.invalidateQueries({ queryKey: [String(UserItems)] })
    sheet.forget()
    notify.success(cells.length === 1 ? 'Se guardó 1 celda' : `Se guardaron ${cells.length} celdas`)
    return undefined
  }
  const inputOf = ([key, value]: readonly [string, string]) => {
    const [contractId = '', itemCode = ''] = key.split(' ')
    return { contractId, itemCode, value, seen: sheet.seen(key) || '0' }
  }
  return { ...sheet, save, busy: saving.busy }
}
export type Grid = ReturnType<typeof useGrid>
