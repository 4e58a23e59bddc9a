/**
 * A cell of the results of climate: a group of respondents by one family of cuts, by two that
 * cross, or all of them.
 */
export type Cell = {
  readonly id: string
  /** The families that it is cut by: none is everybody, two are a crossing. */
  readonly families: readonly string[]
}

/** A cell that is the sum of others: whoever sees all but one of them knows that one. */
export type Equation = { readonly parent: number; readonly children: readonly number[] }

/**
 * The cells that a survey may publish. Cells are known by their place in the list, and so are the
 * people: an atom is those who are in the very same cells, which no result distinguishes.
 */
export type ClimateTable = {
  readonly cells: readonly Cell[]
  readonly equations: readonly Equation[]
  /** The cells of each atom. */
  readonly atoms: readonly (readonly number[])[]
  /** Whether two families cross: then the equations, and not their overlap, protect them. */
  readonly crosses: (one: string, other: string) => boolean
}

/** The respondents of each cell, from those of each atom. */
export function sizesOf(table: ClimateTable, counts: readonly number[]): number[] {
  const sizes = table.cells.map(() => 0)
  for (const [atom, cells] of table.atoms.entries()) {
    for (const cell of cells) sizes[cell] = (sizes[cell] ?? 0) + (counts[atom] ?? 0)
  }
  return sizes
}
