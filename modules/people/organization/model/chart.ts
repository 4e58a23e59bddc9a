/** The reporting line of a person on a day: to one supervisor, or to none. */
export type Line = { readonly id: number; readonly parent: number | null }

export type Counts = { readonly direct: number; readonly total: number; readonly depth: number }

/**
 * How many people report to each one, directly and in all, and how deep each stands. A parent who
 * is not among the lines is nobody: that person is at the top.
 *
 * @throws RangeError when the lines form a circle
 */
export function countsOf(lines: readonly Line[]): ReadonlyMap<number, Counts> {
  const known = new Set(lines.map(({ id }) => id))
  const parentOf = ({ parent }: Line) => (parent !== null && known.has(parent) ? parent : null)
  const children = Map.groupBy(lines, parentOf)
  const counts = new Map<number, Counts>()
  const order: { line: Line; depth: number }[] = []
  const queue = (children.get(null) ?? []).map((line) => ({ line, depth: 0 }))
  for (let next = queue.pop(); next; next = queue.pop()) {
    order.push(next)
    const { depth } = next
    queue.push(...(children.get(next.line.id) ?? []).map((line) => ({ line, depth: depth + 1 })))
  }
  if (order.length !== lines.length) throw new RangeError('The reporting lines form a circle')
  for (const { line, depth } of order.toReversed()) {
    const below = children.get(line.id) ?? []
    const total = below.reduce((sum, { id }) => sum + 1 + (counts.get(id)?.total ?? 0), 0)
    counts.set(line.id, { direct: below.length, total, depth })
  }
  return counts
}

/**
 * The lines of a day without those that would make somebody report to themself: of each circle, the
 * person with the smallest number is put at the top. Circles are refused when a line is written;
 * lines that were written before that rule may still hold one.
 */
export function withoutCircles<One extends Line>(
  given: readonly One[],
): { lines: One[]; cut: number[] } {
  const parents = new Map(given.map(({ id, parent }) => [id, parent]))
  const done = new Set<number>()
  const cut = new Set<number>()
  for (const { id } of given) {
    const path: number[] = []
    const on = new Map<number, number>()
    let at: number | null | undefined = id
    while (at !== null && at !== undefined && !done.has(at) && !on.has(at)) {
      on.set(at, path.length)
      path.push(at)
      at = parents.get(at)
    }
    const start = at === null || at === undefined ? undefined : on.get(at)
    if (start !== undefined) cut.add(Math.min(...path.slice(start)))
    for (const one of path) done.add(one)
  }
  return {
    lines: given.map((line) => (cut.has(line.id) ? { ...line, parent: null } : line)),
    cut: given.flatMap(({ id }) => (cut.has(id) ? [id] : [])),
  }
}

/** A day's lines as a tree: the people directly below each one, and how many there are in all. */
export type Chart = {
  readonly lines: readonly Line[]
  readonly counts: ReadonlyMap<number, Counts>
  /** The people under each supervisor; under null, those at the top. */
  readonly below: ReadonlyMap<number | null, readonly number[]>
  readonly parents: ReadonlyMap<number, number | null>
  /** Who is at the top only because their lines form a circle. */
  readonly cut: readonly number[]
}

/** The tree of some lines. Whoever reports to somebody who is not among them is at the top. */
export function chartOf(given: readonly Line[]): Chart {
  const known = new Set(given.map(({ id }) => id))
  const inside = given.map(({ id, parent }) => ({
    id,
    parent: parent !== null && known.has(parent) ? parent : null,
  }))
  const { lines, cut } = withoutCircles(inside)
  const groups = Map.groupBy(lines, ({ parent }) => parent)
  return {
    lines,
    counts: countsOf(lines),
    below: new Map([...groups].map(([parent, ones]) => [parent, ones.map(({ id }) => id)])),
    parents: new Map(lines.map(({ id, parent }) => [id, parent])),
    cut,
  }
}

/** From the top of the chart down to a person, included; empty for a person outside it. */
export function pathTo({ parents }: Pick<Chart, 'parents'>, id: number): number[] {
  const path: number[] = []
  for (let at = parents.has(id) ? id : null; at !== null; at = parents.get(at) ?? null)
    path.push(at)
  return path.toReversed()
}
