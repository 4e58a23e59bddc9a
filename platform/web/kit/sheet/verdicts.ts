import type { Verdict } from './PastedList.tsx'

/** What the server said of rows, by row: it goes with its row while others are taken out. */
type Known = WeakMap<object, Verdict>

/** Keeps what was read of the rows that were asked about, in their order. */
export function keepVerdicts(known: Known, asked: readonly object[], read: readonly Verdict[]) {
  for (const [place, line] of asked.entries()) {
    const verdict = read[place]
    if (verdict) known.set(line, verdict)
  }
}

/** The verdict of each row, once every row has one. */
export function verdictsOf(known: Known, lines: readonly object[]): Verdict[] | undefined {
  const found = lines.flatMap((line) => known.get(line) ?? [])
  return found.length === lines.length ? found : undefined
}

/** A row that somebody writes in keeps what was said of it, until the server has read it again. */
export function carryVerdicts(known: Known, lines: readonly object[], next: readonly object[]) {
  if (next.length !== lines.length) return
  for (const [place, line] of next.entries()) {
    const before = lines[place] && known.get(lines[place])
    if (before && !known.has(line)) known.set(line, before)
  }
}
