/** The largest number an item takes in an order. */
export const lastPlace = 9_999
const step = 10

/**
 * Numbers for things in the order that is wanted, as few of them new as can be: those that already
 * stand in a rising row keep theirs, the others take one between their neighbours. Where there is
 * no room between two, all are numbered anew.
 */
export function renumbered(current: readonly number[]): readonly number[] {
  const kept = longestRise(current)
  const numbers: (number | undefined)[] = current.map((number, at) =>
    kept.has(at) ? number : undefined,
  )
  for (let at = 0; at < numbers.length; at += 1) {
    if (numbers[at] !== undefined) continue
    const end = numbers.findIndex((number, index) => index > at && number !== undefined)
    const until = end < 0 ? numbers.length : end
    const from = numbers[at - 1] ?? 0
    const to = numbers[until] ?? from + step * (until - at + 1)
    const room = Math.floor((to - from) / (until - at + 1))
    if (room < 1 || to > lastPlace) return current.map((_, index) => (index + 1) * spread(current))
    for (let index = at; index < until; index += 1) numbers[index] = from + room * (index - at + 1)
  }
  return numbers.map((number) => number ?? 0)
}

const spread = ({ length }: readonly number[]) =>
  Math.max(1, Math.min(step, Math.floor(lastPlace / Math.max(1, length))))

/** Positions of the longest strictly rising part of a row; numbers below one never stay. */
function longestRise(row: readonly number[]): ReadonlySet<number> {
  const best = row.map((number): number => (number >= 1 ? 1 : 0))
  const before = row.map(() => -1)
  for (let at = 0; at < row.length; at += 1) {
    for (let past = 0; past < at; past += 1) {
      const rises = (row[past] ?? 0) < (row[at] ?? 0) && (best[past] ?? 0) > 0
      if (rises && (best[past] ?? 0) + 1 > (best[at] ?? 0)) {
        best[at] = (best[past] ?? 0) + 1
        before[at] = past
      }
    }
  }
  const kept = new Set<number>()
  const longest = Math.max(0, ...best)
  if (longest === 0) return kept
  for (let at = best.indexOf(longest); at >= 0; at = before[at] ?? -1) kept.add(at)
  return kept
}

/** A list with one thing moved to another place. */
export function moved<T>(all: readonly T[], from: number, to: number): readonly T[] {
  const thing = all[from]
  if (thing === undefined || to < 0 || to >= all.length) return all
  return all.toSpliced(from, 1).toSpliced(to, 0, thing)
}
