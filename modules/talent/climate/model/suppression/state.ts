import type { HiddenReason } from '../hidden-reason.ts'
import { type ClimateTable, sizesOf } from '../table.ts'

/** A table while its cells are being hidden. Once hidden, a cell stays so. */
export type State = {
  readonly table: ClimateTable
  /** Respondents of each atom and of each cell. */
  readonly counts: readonly number[]
  readonly sizes: readonly number[]
  /** The least respondents of a group that may be seen, or computed. */
  readonly least: number
  readonly hidden: Map<number, HiddenReason>
}

export const stateOf = (
  table: ClimateTable,
  counts: readonly number[],
  least: number,
  hidden: ReadonlyMap<number, HiddenReason>,
): State => ({
  table,
  counts,
  sizes: sizesOf(table, counts),
  least,
  hidden: new Map(hidden),
})

export const sizeOf = ({ sizes }: State, cell: number): number => sizes[cell] ?? 0
/** Whether a cell says anything that is not hidden: an empty one says nothing. */
export const isVisible = (state: State, cell: number): boolean =>
  !state.hidden.has(cell) && sizeOf(state, cell) > 0
export const isHidden = (state: State, cell: number): boolean =>
  state.hidden.has(cell) && sizeOf(state, cell) > 0

/** The cell of the fewest respondents, the first of equal ones; undefined of none. */
export function leastOf(state: State, cells: Iterable<number>): number | undefined {
  let found: number | undefined
  for (const cell of cells) {
    if (found === undefined || before(sizeOf(state, cell), cell, sizeOf(state, found), found)) {
      found = cell
    }
  }
  return found
}

const before = (size: number, cell: number, other: number, otherCell: number) =>
  size < other || (size === other && cell < otherCell)
