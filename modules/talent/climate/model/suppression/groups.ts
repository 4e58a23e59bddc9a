import { sizeOf, type State } from './state.ts'

/** First step: hides every group of fewer respondents than the least. */
export function hideGroups(state: State): void {
  for (const cell of state.table.cells.keys()) {
    const size = sizeOf(state, cell)
    if (size > 0 && size < state.least && !state.hidden.has(cell)) state.hidden.set(cell, 'GROUP')
  }
}
