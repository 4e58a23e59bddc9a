import { isVisible, sizeOf, type State } from './state.ts'

/**
 * Second step: of two visible groups of families that do not cross, which differ in fewer people
 * than the least, hides the smaller. Their difference would be the answers of those few.
 */
export function hideOverlaps(state: State): void {
  const { table, least } = state
  const visible = [...table.cells.keys()].filter((cell) => isVisible(state, cell))
  const shared = sharedBy(state, visible)
  for (const [i, one] of visible.entries()) {
    for (let j = i + 1; j < visible.length; j += 1) {
      const other = visible[j] ?? one
      const [sizeOne, sizeOther] = [sizeOf(state, one), sizeOf(state, other)]
      const both = shared[i * visible.length + j] ?? 0
      const difference = sizeOne + sizeOther - 2 * both
      if (difference === 0 || difference >= least) continue
      if (!isVisible(state, one) || !isVisible(state, other) || !areApart(state, one, other)) {
        continue
      }
      state.hidden.set(sizeOne < sizeOther ? one : other, 'OVERLAP')
    }
  }
}

/** How many people two visible cells share, by their places in the list, the lower first. */
function sharedBy({ table, counts }: State, visible: readonly number[]): Int32Array {
  const places = new Map(visible.map((cell, at) => [cell, at]))
  const shared = new Int32Array(visible.length * visible.length)
  for (const [atom, cells] of table.atoms.entries()) {
    const own = cells.flatMap((cell) => places.get(cell) ?? []).toSorted((a, b) => a - b)
    for (const [i, one] of own.entries()) {
      for (let j = i + 1; j < own.length; j += 1) {
        const at = one * visible.length + (own[j] ?? 0)
        shared[at] = (shared[at] ?? 0) + (counts[atom] ?? 0)
      }
    }
  }
  return shared
}

/** Whether no equation ties two cells: they have families that are not the same nor cross. */
function areApart({ table: { cells, crosses } }: State, one: number, other: number): boolean {
  const [a = [], b = []] = [cells[one]?.families, cells[other]?.families]
  return a.some((first) => b.some((second) => first !== second && !crosses(first, second)))
}
