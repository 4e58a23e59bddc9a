/**
 * Every group of concepts that need one another, as one chain each: ['A', 'B', 'A']. A concept on
 * a reported chain starts no other, so that one mistake is one message.
 */
export function cyclesOf(reads: ReadonlyMap<string, readonly string[]>): readonly string[][] {
  const state = new Map<string, 'open' | 'done'>()
  const reported = new Set<string>()
  const chains: string[][] = []
  for (const start of reads.keys()) {
    if (!state.has(start))
      walk(start, reads, state, (chain) => {
        if (chain.some((code) => reported.has(code))) return
        chain.forEach((code) => reported.add(code))
        chains.push(chain)
      })
  }
  return chains
}

/** Depth first with its own stack: a library may chain two thousand concepts. */
function walk(
  start: string,
  reads: ReadonlyMap<string, readonly string[]>,
  state: Map<string, 'open' | 'done'>,
  found: (chain: string[]) => void,
): void {
  const path = [start]
  const pending = [[...(reads.get(start) ?? [])]]
  state.set(start, 'open')
  while (path.length > 0) {
    const next = pending.at(-1)?.shift()
    if (next === undefined) {
      state.set(path.pop() ?? '', 'done')
      pending.pop()
    } else if (state.get(next) === 'open') {
      found([...path.slice(path.indexOf(next)), next])
    } else if (!state.has(next)) {
      state.set(next, 'open')
      path.push(next)
      pending.push([...(reads.get(next) ?? [])])
    }
  }
}
