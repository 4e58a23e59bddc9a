/** The largest prime below 2^26: the product of two residues is exact in a double. */
export const PRIME = 67_108_859
/** It, and those before it. */
const PRIMES = [PRIME, 67_108_837, 67_108_819]

/** So many independent vectors: what they agree on by chance is one case in 2^78. */
export const LANES = 3

/** For each lane a number of each atom, modulo `prime`. */
export type NullVectors = { readonly prime: number; readonly lanes: readonly Float64Array[] }

/**
 * Vectors over the atoms that are drawn from the null space of some cells, which is what the cells
 * leave unknown: a sum of atoms can be computed from the cells exactly when its numbers add to zero
 * in all such vectors, and in drawn ones when it does in all but by chance. Drawn from a fixed
 * seed: the same cells give the same numbers.
 *
 * Each is `w − Mᵀx`, where M has a row for each cell, `w` is drawn and `M Mᵀ x = M w`.
 *
 * @param rows the cells of which each atom is a part, by the place of the cell from 0
 */
export function nullVectors(rows: readonly (readonly number[])[], cells: number): NullVectors {
  for (const prime of PRIMES) {
    const lanes = Array.from({ length: LANES }, (_, lane) => drawn(rows.length, prime, lane))
    const sides = lanes.map((lane) => sumsOf(rows, cells, lane, prime))
    const solved = solve(gramOf(rows, cells), sides, cells, prime)
    for (const [at, lane] of lanes.entries()) take(rows, lane, solved[at], prime)
    const isNull = lanes.every((lane) => sumsOf(rows, cells, lane, prime).every((sum) => sum === 0))
    if (isNull) return { prime, lanes }
  }
  throw new Error('the cells have no null space modulo any of the primes')
}

/** Numbers below the prime from a seed of the lane (xorshift32). */
function drawn(length: number, prime: number, lane: number): Float64Array {
  let state = 0x9e3779b9 ^ (lane + 1)
  const next = () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) % prime
  }
  return Float64Array.from({ length }, next)
}

/** How many atoms each two cells share: symmetric. */
function gramOf(rows: readonly (readonly number[])[], cells: number): Float64Array {
  const gram = new Float64Array(cells * cells)
  for (const row of rows) {
    for (const one of row) {
      for (const other of row) gram[one * cells + other] = (gram[one * cells + other] ?? 0) + 1
    }
  }
  return gram
}

function sumsOf(
  rows: readonly (readonly number[])[],
  cells: number,
  lane: Float64Array,
  prime: number,
): Float64Array {
  const sums = new Float64Array(cells)
  for (const [atom, row] of rows.entries()) {
    for (const cell of row) sums[cell] = ((sums[cell] ?? 0) + (lane[atom] ?? 0)) % prime
  }
  return sums
}

/** Takes from each atom the solution at its cells. */
function take(
  rows: readonly (readonly number[])[],
  lane: Float64Array,
  solved: Float64Array | undefined,
  prime: number,
): void {
  for (const [atom, row] of rows.entries()) {
    const sum = row.reduce((before, cell) => before + (solved?.[cell] ?? 0), 0) % prime
    lane[atom] = ((lane[atom] ?? 0) - sum + prime) % prime
  }
}

/**
 * Solves a symmetric system for several right sides. A pivot of zero is a cell that depends on
 * those before it; its unknown is zero. Only the half above the diagonal is kept.
 */
function solve(
  gram: Float64Array,
  sides: readonly Float64Array[],
  size: number,
  prime: number,
): readonly Float64Array[] {
  const inverses = new Float64Array(size)
  for (let pivot = 0; pivot < size; pivot += 1) {
    const top = gram[pivot * size + pivot] ?? 0
    if (top === 0) continue
    const inverse = inverseOf(top, prime)
    inverses[pivot] = inverse
    for (let row = pivot + 1; row < size; row += 1) {
      const share = gram[pivot * size + row] ?? 0
      if (share === 0) continue
      const factor = prime - reduced(share * inverse, prime)
      addRow(gram, pivot, row, size, factor, prime)
      for (const side of sides) {
        side[row] = reduced((side[row] ?? 0) + factor * (side[pivot] ?? 0), prime)
      }
    }
  }
  return sides.map((side) => backwards(gram, side, inverses, size, prime))
}

/** Adds a multiple of the pivot's row to another one, from the diagonal on. */
function addRow(
  gram: Float64Array,
  pivot: number,
  row: number,
  size: number,
  factor: number,
  prime: number,
): void {
  const share = 1 / prime
  const [from, to] = [pivot * size, row * size]
  for (let at = row; at < size; at += 1) {
    const value = (gram[to + at] ?? 0) + factor * (gram[from + at] ?? 0)
    const rest = value - Math.floor(value * share) * prime
    gram[to + at] = rest < 0 ? rest + prime : rest >= prime ? rest - prime : rest
  }
}

function backwards(
  gram: Float64Array,
  side: Float64Array,
  inverses: Float64Array,
  size: number,
  prime: number,
): Float64Array {
  const found = new Float64Array(size)
  for (let row = size - 1; row >= 0; row -= 1) {
    const inverse = inverses[row] ?? 0
    if (inverse === 0) continue
    let rest = side[row] ?? 0
    for (let at = row + 1; at < size; at += 1) {
      const value = found[at] ?? 0
      if (value !== 0) rest = reduced(rest + (prime - value) * (gram[row * size + at] ?? 0), prime)
    }
    found[row] = reduced(rest * inverse, prime)
  }
  return found
}

/** The residue of a whole number below 2^53. */
const reduced = (value: number, prime: number): number => {
  const rest = value - Math.floor(value / prime) * prime
  return rest < 0 ? rest + prime : rest >= prime ? rest - prime : rest
}

/** By Euclid: the number that with this one makes 1. */
export function inverseOf(value: number, prime: number): number {
  let [a, b, x, y] = [value % prime, prime, 1, 0]
  while (a > 1) {
    const times = Math.floor(b / a)
    ;[a, b] = [b - times * a, a]
    ;[x, y] = [y - times * x, x]
  }
  return reduced(x < 0 ? x + prime * Math.ceil(-x / prime) : x, prime)
}
