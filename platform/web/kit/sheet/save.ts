import { type ApiError, asApiError } from '#platform/web/api/api.ts'
import { notify } from '#platform/web/look/notify.ts'
import { queryClient } from '#platform/web/api/query-client.ts'
import type { Action } from '#platform/web/api/useAction.ts'
import { cellId } from './people.ts'
import { goToCell } from './SheetCell.tsx'
import type { Sheet } from './useSheet.ts'

/** Rows that travel in one request, and the cell of each. */
export type Part<Input> = { input: Input; keys: readonly string[] }

/**
 * Sends the rows of a sheet, one per cell. What the server refuses is said at its cell; what
 * somebody else saved meanwhile is shown beside what was typed.
 */
export async function saveRows<Input, Data>(
  action: Action<{ input: Input }, Data>,
  parts: readonly Part<Input>[],
  sheet: Pick<Sheet, 'forget' | 'refuse'>,
): Promise<boolean> {
  for (const { input, keys } of parts) {
    try {
      // One after the other: the first that is refused is put right before the next is sent.
      // oxlint-disable-next-line no-await-in-loop
      await action.attempt({ input })
    } catch (failure) {
      await explain(asApiError(failure), keys, sheet)
      return false
    }
  }
  // What was typed goes when what is stored says the same, so that nothing flickers.
  await queryClient.invalidateQueries()
  sheet.forget()
  return true
}

async function explain(
  { kind, field, message, traceId }: ApiError,
  keys: readonly string[],
  sheet: Pick<Sheet, 'refuse'>,
) {
  const index = field && /^(?:rows|cells)\.(\d+)\./.exec(field)?.[1]
  const key = index ? keys[Number(index)] : undefined
  notify.error(message, traceId)
  if (kind === 'conflict') await queryClient.invalidateQueries()
  else if (key) sheet.refuse(key, message)
  if (key) goToCell(cellId(key))
}
