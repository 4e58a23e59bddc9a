import {
  type Exposed,
  exposedPairs,
  exposedSets,
  exposedUpToFours,
  type Small,
} from './exposed-sets.ts'
import { type NullVectors, nullVectors } from './null-space.ts'
import { smallSum } from './small-sums.ts'
import { isVisible, leastOf, sizeOf, type State } from './state.ts'

/** Up to so many small classes are looked through in fours; more, in fours of each crossing. */
const MOST_IN_FOURS = 500

/** People who are in the same visible cells: what is visible says one thing of all of them. */
type Class = {
  readonly people: number
  readonly atoms: readonly number[]
  /** The visible cells that no others add to, by their place. */
  readonly row: readonly number[]
}

/**
 * Fourth step: hides a visible cell beside each small group that the visible cells together give
 * away, however they are added and subtracted. Returns whether it hid any; the third step then
 * follows, and this one again.
 */
export function hideExposed(state: State): boolean {
  const before = state.hidden.size
  for (const exposed of exposedIn(state)) {
    const beside = besidesOf(state, exposed)
    if (beside !== undefined) state.hidden.set(beside, 'COMPLEMENT')
  }
  return state.hidden.size > before
}

function exposedIn(state: State): readonly Exposed[] {
  const { least } = state
  const { classes, cells, vectors } = classesOf(state)
  const small = classes.flatMap((one, at) => smallOf(state, vectors, [one], [at]))
  if (small.length <= MOST_IN_FOURS) {
    const found = exposedUpToFours(small, least, vectors)
    // Of four people at most there are no sets of five classes.
    return found.length > 0 || least <= 5 ? found : exposedSum(classes, cells, least)
  }
  const few = exposedPairs(small, least, vectors)
  if (few.length > 0) return few
  return cellsByFamily(state, classes).flatMap((cells) => {
    const ofCells = cells.flatMap((places) =>
      smallOf(
        state,
        vectors,
        places.flatMap((place) => classes[place] ?? []),
        places,
      ),
    )
    return exposedSets(ofCells, least, vectors)
  })
}

/**
 * The first sum of five classes or more that can be computed. Where there are too many to look at,
 * all small classes stand for it: a cell beside them is hidden, until all sums can be looked at.
 */
function exposedSum(classes: readonly Class[], cells: number, least: number): Exposed[] {
  const found = smallSum(classes, cells, least)
  if (found === 'NONE') return []
  const exposed =
    found === 'TOO_MANY'
      ? classes.filter(({ people }) => people < least)
      : found.flatMap((place) => classes[place] ?? [])
  return [{ atoms: exposed.flatMap(({ atoms }) => atoms) }]
}

/** The classes of respondents, and what the visible cells leave unknown of each. */
function classesOf(state: State): {
  readonly classes: readonly Class[]
  readonly cells: number
  readonly vectors: NullVectors
} {
  const { table, counts } = state
  const kept = independentCells(state)
  const places = new Map(kept.map((cell, at) => [cell, at]))
  const found = new Map<string, { people: number; atoms: number[]; row: readonly number[] }>()
  for (const [atom, cells] of table.atoms.entries()) {
    const people = counts[atom] ?? 0
    if (people === 0) continue
    const row = cells.flatMap((cell) => places.get(cell) ?? []).toSorted((a, b) => a - b)
    const key = row.join(' ')
    const same = found.get(key) ?? { people: 0, atoms: [], row }
    found.set(key, same)
    same.people += people
    same.atoms.push(atom)
  }
  const classes = [...found.values()]
  const rows = classes.map(({ row }) => row)
  return { classes, cells: kept.length, vectors: nullVectors(rows, kept.length) }
}

/** The visible cells without those that are sums of other visible ones, the small ones first. */
function independentCells(state: State): readonly number[] {
  const { table } = state
  const sums = new Set(
    table.equations
      .filter(({ children }) => children.every((child) => !state.hidden.has(child)))
      .map(({ parent }) => parent),
  )
  return [...table.cells.keys()]
    .filter((cell) => isVisible(state, cell) && !sums.has(cell))
    .toSorted((a, b) => sizeOf(state, a) - sizeOf(state, b))
}

/**
 * The classes of each cell that is whole classes, by the families of the cells. A cell that holds
 * a part of a class is never known: nothing visible parts a class.
 */
function cellsByFamily({ table, sizes }: State, classes: readonly Class[]): number[][][] {
  const groups: number[][] = table.cells.map(() => [])
  for (const [at, { atoms }] of classes.entries()) {
    for (const cell of new Set(atoms.flatMap((atom) => table.atoms[atom] ?? []))) {
      groups[cell]?.push(at)
    }
  }
  const parents = new Set(table.equations.map(({ parent }) => parent))
  const byFamily = new Map<string, number[][]>()
  for (const [cell, { families }] of table.cells.entries()) {
    const own = groups[cell] ?? []
    const people = own.reduce((sum, at) => sum + (classes[at]?.people ?? 0), 0)
    if (people !== sizes[cell] || (parents.has(cell) && families.length === 2)) continue
    const key = families.join(' ')
    const all = byFamily.get(key) ?? []
    byFamily.set(key, all)
    all.push(own)
  }
  return [...byFamily.values()]
}

/** Classes as one group with its numbers, when it is of fewer people than the least. */
function smallOf(
  { least }: State,
  { lanes, prime }: NullVectors,
  classes: readonly Class[],
  places: readonly number[],
): Small[] {
  const people = classes.reduce((sum, one) => sum + one.people, 0)
  if (people === 0 || people >= least) return []
  const numbers = lanes.map(
    (lane) => places.reduce((sum, place) => sum + (lane[place] ?? 0), 0) % prime,
  )
  return [{ people, atoms: classes.flatMap(({ atoms }) => atoms), numbers }]
}

/**
 * The visible cell to hide: the smallest that holds somebody of the group and has no visible part.
 * Undefined when a cell that holds them was hidden since the group was found.
 */
function besidesOf(state: State, { atoms }: Exposed): number | undefined {
  const { table } = state
  const near = new Set(atoms.flatMap((atom) => table.atoms[atom] ?? []))
  const visible = [...near].filter((cell) => isVisible(state, cell))
  const divided = new Set(
    table.equations
      .filter(({ children }) => children.some((child) => isVisible(state, child)))
      .map(({ parent }) => parent),
  )
  return (
    leastOf(
      state,
      visible.filter((cell) => !divided.has(cell)),
    ) ?? leastOf(state, visible)
  )
}
