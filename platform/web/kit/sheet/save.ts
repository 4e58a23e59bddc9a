import { asApiError } from '../../api.ts'
import { notify } from '../../notify.ts'
import { queryClient } from '../../query-client.ts'
import type { Action } from '../../useAction.ts'
import { cellId } from './people.ts'
import { goToCell } from './SheetCell.tsx'
import type { Sheet } from './useSheet.ts'

/**
 * Sends the rows of a sheet, one per cell. What the server refuses is said at its cell; what
 * somebody else saved meanwhile is shown beside what was typed.
 *
 * @param keys the cells of the rows, in their order
 */
export async function saveRows<Input, Data>(
  action: Action<{ input: Input }, Data>,
  input: Input,
  keys: readonly string[],
  sheet: Sheet,
): Promise<boolean> {
  try {
    await action.attempt({ input })
    // What was typed goes when what is stored says the same, so that nothing flickers.
    await queryClient.invalidateQueries()
    sheet.forget()
    return true
  } catch (failure) {
    const { kind, field, message, traceId } = asApiError(failure)
    const [, index] = /^(?:rows|cells)\.(\d+)\./.exec(field ?? '') ?? []
    const key = keys[Number(index ?? -1)]
    notify.error(message, traceId)
    if (kind === 'conflict') await queryClient.invalidateQueries()
    else if (key) sheet.refuse(key, message)
    if (key) goToCell(cellId(key))
    return false
  }
}
