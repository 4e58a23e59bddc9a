import type { NullVectors } from './null-space.ts'
import { setsWithin } from './small-sums.ts'

/** People who are looked at as one group: an atom, or a small cell of a crossing. */
export type Small = {
  readonly people: number
  readonly atoms: readonly number[]
  /** Its numbers in the null vectors, one of each lane. */
  readonly numbers: readonly number[]
}

/** Groups whose answers, added or subtracted, can be computed from what is visible. */
export type Exposed = { readonly atoms: readonly number[] }

/** So many sets of five groups and more are added up at most; beyond, none of them is. */
const MOST_SETS = 3_000_000

/**
 * The sets of small groups, of fewer people together than the least, whose answers add or subtract
 * to something that can be computed: up to four of them, and sums of more where a least over five
 * leaves room for them. Fewer come first: when there are some, hiding them comes before looking for
 * more.
 */
export function exposedSets(all: readonly Small[], least: number, vectors: NullVectors): Exposed[] {
  const few = exposedUpToFours(all, least, vectors)
  if (few.length > 0 || least <= 5 || setsBelow(all, least) > MOST_SETS) return few
  return exposedSums(all, least, vectors)
}

/** The same of up to four groups. */
export function exposedUpToFours(
  all: readonly Small[],
  least: number,
  vectors: NullVectors,
): Exposed[] {
  const few = exposedPairs(all, least, vectors)
  return few.length > 0 ? few : exposedFours(all, least, vectors)
}

/** How many sets of groups are of fewer people than the least. */
const setsBelow = (all: readonly Small[], least: number): number =>
  setsWithin(
    all.map(({ people }) => people),
    least - 1,
  )

/** The first sum, of any number of groups, that can be computed. Many would share its people. */
function exposedSums(all: readonly Small[], least: number, { prime }: NullVectors): Exposed[] {
  const small = bySize(all)
  const lookOn = (from: number, chosen: Small): Small | undefined => {
    for (let at = from; at < small.length; at += 1) {
      const next = small[at]
      if (next === undefined || chosen.people + next.people >= least) return undefined
      const more = joined(chosen, next, chosen.people + next.people, sumOf(chosen, next, 1, prime))
      if (more.numbers.every((number) => number === 0)) return more
      const found = lookOn(at + 1, more)
      if (found) return found
    }
    return undefined
  }
  for (const [at, one] of small.entries()) {
    const found = lookOn(at + 1, one)
    if (found) return [found]
  }
  return []
}

/** Sets of one, and of two: sums, and differences. */
export function exposedPairs(
  all: readonly Small[],
  least: number,
  { prime }: NullVectors,
): Exposed[] {
  const found: Exposed[] = []
  const seen = new Map<string, Small>()
  for (const small of bySize(all)) {
    if (small.people >= least) continue
    const key = keyOf(small.numbers, prime)
    if (key === undefined) {
      found.push(small)
      continue
    }
    const other = seen.get(key)
    if (other === undefined) seen.set(key, small)
    else if (other.people + small.people < least) found.push(joined(other, small))
  }
  return found
}

/** Sets of three and of four, sums and differences: a pair that makes one, or another pair. */
function exposedFours(all: readonly Small[], least: number, { prime }: NullVectors): Exposed[] {
  const singles = new Map<string, Small>()
  const small = bySize(all).filter(({ people }) => people < least - 1)
  for (const one of small) {
    const key = keyOf(one.numbers, prime)
    if (key !== undefined && !singles.has(key)) singles.set(key, one)
  }
  const found: Exposed[] = []
  const pairs = new Map<string, Small[]>()
  for (const [i, one] of small.entries()) {
    for (const other of small.slice(i + 1)) {
      const people = one.people + other.people
      if (people > least - 2) break
      for (const sign of [1, -1]) {
        const pair = joined(one, other, people, sumOf(one, other, sign, prime))
        const key = keyOf(pair.numbers, prime)
        if (key === undefined) continue
        const third = singles.get(key)
        if (third && third.people + people < least && areApart(third, pair)) {
          found.push(joined(third, pair))
        }
        const known = pairs.get(key)
        const fourth = known?.find((some) => some.people + people < least && areApart(some, pair))
        if (fourth) found.push(joined(fourth, pair))
        if (people <= least - 3) {
          if (known) known.push(pair)
          else pairs.set(key, [pair])
        }
      }
    }
  }
  return found
}

const bySize = (all: readonly Small[]) => all.toSorted((a, b) => a.people - b.people)

const joined = (
  one: Small,
  other: Small,
  people = one.people + other.people,
  numbers: readonly number[] = [],
): Small => ({ people, atoms: [...one.atoms, ...other.atoms], numbers })

const sumOf = (one: Small, other: Small, sign: number, prime: number): readonly number[] =>
  one.numbers.map((number, lane) => {
    const sum = number + sign * (other.numbers[lane] ?? 0)
    return (sum + prime) % prime
  })

const areApart = (one: Small, other: Small) => !one.atoms.some((atom) => other.atoms.includes(atom))

/** What a vector and its opposite share; undefined of zero, which is computable by itself. */
function keyOf(numbers: readonly number[], prime: number): string | undefined {
  const first = numbers.find((number) => number !== 0)
  if (first === undefined) return undefined
  const turn = 2 * first > prime
  return numbers.map((number) => (turn && number !== 0 ? prime - number : number)).join(' ')
}
