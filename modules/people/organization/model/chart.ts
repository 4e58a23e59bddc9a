/** Who reports to whom on a day: each person has one line up, or none. */
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
