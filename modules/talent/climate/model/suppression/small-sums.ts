import { inverseOf, PRIME } from './null-space.ts'

/** So many sets are added up at most, which takes some seconds. */
const MOST_SETS = 1_000_000

/** Rows over the small classes, each with a class of its own at which the others are zero. */
type Reduced = { readonly rows: readonly Float64Array[]; readonly pivots: readonly number[] }

/**
 * The first set of classes, of fewer people together than the least, whose answers the visible
 * cells add to, however many classes it has; `TOO_MANY` when there would be too many to look at.
 *
 * What the cells say of small classes alone is a space of few dimensions. Whoever knows a vector of
 * it at as many classes as it has dimensions knows it everywhere; and of several such choices that
 * share no class, one has a small part of the set. So only small parts are tried
 * (Brouwer and Zimmermann's search for the words of least weight of a linear code).
 *
 * @param classes the cells of each class by the place of the cell, and its people
 * @returns the places of the classes
 */
export function smallSum(
  classes: readonly { readonly row: readonly number[]; readonly people: number }[],
  cells: number,
  least: number,
): readonly number[] | 'NONE' | 'TOO_MANY' {
  const order = [...classes.keys()].toSorted((a, b) => peopleAt(b) - peopleAt(a))
  function peopleAt(place: number): number {
    return classes[place]?.people ?? 0
  }
  const large = order.filter((place) => peopleAt(place) >= least).length
  const columns = order.map((place) => classes[place]?.row ?? [])
  const people = order.slice(large).map(peopleAt)
  const apart = choicesApart(ofSmall(columns, cells, large))
  if (apart.length === 0) return 'NONE'
  const most = Math.floor((least - 1) / apart.length)
  const sets = apart.map(({ pivots }) =>
    setsWithin(
      pivots.map((place) => people[place] ?? 0),
      most,
    ),
  )
  if (sets.reduce((sum, count) => sum + count, 0) > MOST_SETS) return 'TOO_MANY'
  for (const choice of apart) {
    const found = foundIn(choice, people, most, least)
    if (found) return found.map((at) => order[large + at] ?? 0)
  }
  return 'NONE'
}

/** What the cells say of the small classes alone: combinations that say nothing of the large. */
function ofSmall(
  columns: readonly (readonly number[])[],
  cells: number,
  large: number,
): Float64Array[] {
  const rows = Array.from({ length: cells }, () => new Float64Array(columns.length))
  for (const [at, column] of columns.entries()) {
    for (const cell of column) {
      const row = rows[cell]
      if (row) row[at] = 1
    }
  }
  let rank = 0
  for (let column = 0; column < large; column += 1) {
    if (clear(rows, rank, column, rank + 1)) rank += 1
  }
  return rows.slice(rank).map((row) => row.slice(large))
}

/** The choices of as many classes as there are dimensions, of which no two share a class. */
function choicesApart(given: readonly Float64Array[]): Reduced[] {
  const found: Reduced[] = []
  let rows = given.map((row) => row.slice())
  const taken = new Set<number>()
  for (;;) {
    const pivots: number[] = []
    const width = rows[0]?.length ?? 0
    for (let column = 0; column < width && pivots.length < rows.length; column += 1) {
      if (!taken.has(column) && clear(rows, pivots.length, column, 0)) pivots.push(column)
    }
    // The first choice says how many dimensions there are; a later one may find fewer.
    if (found.length === 0) rows = rows.slice(0, pivots.length)
    if (pivots.length === 0 || pivots.length < rows.length) return found
    found.push({ rows: rows.map((row) => row.slice()), pivots })
    for (const column of pivots) taken.add(column)
  }
}

/** Brings a row with the column to a place, with one there, and takes it out of the others. */
function clear(rows: Float64Array[], place: number, column: number, from: number): boolean {
  const at = rows.findIndex((row, index) => index >= place && row[column] !== 0)
  const pivot = rows[at]
  const other = rows[place]
  if (!pivot || !other) return false
  rows[at] = other
  rows[place] = pivot
  const inverse = inverseOf(pivot[column] ?? 0, PRIME)
  for (const [index, value] of pivot.entries()) pivot[index] = (value * inverse) % PRIME
  for (const [index, row] of rows.entries()) {
    const times = row[column] ?? 0
    if (index < from || index === place || times === 0) continue
    addTo(row, pivot, PRIME - times)
  }
  return true
}

function addTo(row: Float64Array, other: Float64Array, times: number): void {
  for (let at = 0; at < row.length; at += 1) {
    row[at] = ((row[at] ?? 0) + times * (other[at] ?? 0)) % PRIME
  }
}

/** How many sets of groups have at most so many people together, of the people of each group. */
export function setsWithin(groups: readonly number[], most: number): number {
  const sets: number[] = Array.from({ length: most + 1 }, (_, total) => Number(total === 0))
  for (const own of groups) {
    for (let total = most; total >= own; total -= 1) {
      sets[total] = (sets[total] ?? 0) + (sets[total - own] ?? 0)
    }
  }
  return sets.reduce((sum, count) => sum + count, 0)
}

/** A sum of rows that holds each class once or not at all, and fewer people than the least. */
function foundIn(
  { rows, pivots }: Reduced,
  people: readonly number[],
  most: number,
  least: number,
): readonly number[] | undefined {
  const places = [...pivots.keys()].toSorted((a, b) => ownOf(a) - ownOf(b))
  function ownOf(at: number): number {
    return people[pivots[at] ?? -1] ?? 0
  }
  const lookOn = (from: number, sum: Float64Array, held: number): readonly number[] | undefined => {
    for (let at = from; at < places.length; at += 1) {
      const place = places[at] ?? -1
      const holds = held + ownOf(place)
      const row = rows[place]
      if (holds > most || !row) return undefined
      const more = sum.slice()
      addTo(more, row, 1)
      const found = whole(more, people, least) ?? lookOn(at + 1, more, holds)
      if (found) return found
    }
    return undefined
  }
  return lookOn(0, new Float64Array(people.length), 0)
}

/** The classes of a sum, when it holds each whole, and few people. */
function whole(
  sum: Float64Array,
  people: readonly number[],
  least: number,
): readonly number[] | undefined {
  const held: number[] = []
  let count = 0
  for (let at = 0; at < sum.length; at += 1) {
    const times = sum[at] ?? 0
    if (times === 0) continue
    count += people[at] ?? 0
    if (times !== 1 || count >= least) return undefined
    held.push(at)
  }
  return held
}
