import { contractsByRut } from '#modules/payroll/payroll-months/web/index.ts'
import { asApiError } from '#platform/web/api/api.ts'
import { pasteOn, rutsOf } from '#platform/web/kit/sheet/people.ts'
import { notify } from '#platform/web/look/notify.ts'

type Grid = Parameters<typeof pasteOn>[0]
type Place = { row: number; column: number }

/**
 * Takes a block that was pasted on a cell of the month's grid. Where its rows name people by RUT,
 * their contracts are asked for first: they may be on any page.
 */
export async function pasteInMonth(
  monthId: string,
  grid: Grid,
  { row, column }: Place,
  block: string[][],
): Promise<void> {
  const ruts = rutsOf(block)
  try {
    const everybody = ruts.length === 0 ? grid.people : await contractsByRut(monthId, ruts)
    pasteOn({ ...grid, everybody }, row, column, block)
  } catch (problem) {
    notify.error(asApiError(problem).message)
  }
}
