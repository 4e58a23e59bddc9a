import type { ISODate } from '#chile/dates.ts'

/** A reporting line with its days: from the first one until, not included, the last. */
export type DatedLine = {
  readonly user: number
  readonly supervisor: number
  readonly from: ISODate
  readonly until: ISODate | null
}

/** A circle that a change would form: its first day, and who is in it, from the person on. */
export type Circle = { readonly from: ISODate; readonly path: readonly number[] }

/** After every date: the end of what has no end. */
const FOREVER = '9999-12-31'

/**
 * The first day on which a new reporting line would make a person report to themself, through
 * whomever; nothing when it never would. Each step upwards keeps only the days that all lines of
 * the path share.
 *
 * @param above the lines of a person upwards, whatever their days
 */
export function firstCircle(
  change: DatedLine,
  above: (user: number) => readonly DatedLine[],
): Circle | undefined {
  const { user, supervisor, from } = change
  const until = change.until ?? FOREVER
  const circles: Circle[] = []
  const seen = new Set<string>()
  const walk = (at: number, since: ISODate, end: ISODate, path: readonly number[]): void => {
    if (at === user) {
      circles.push({ from: since, path: [...path, at] })
      return
    }
    const key = `${at} ${since} ${end}`
    if (seen.has(key)) return
    seen.add(key)
    for (const line of above(at)) {
      const meets = later(since, line.from)
      const ends = earlier(end, line.until ?? FOREVER)
      if (meets < ends) walk(line.supervisor, meets, ends, [...path, at])
    }
  }
  walk(supervisor, from, until, [user])
  return circles.toSorted((a, b) => a.from.localeCompare(b.from))[0]
}

/**
 * The lines of a contract after a change of its supervisor: the new one replaces what holds on its
 * day, and what follows for as long as it is the same.
 *
 * @param own the lines of the contract, in their order; where it has none it has no supervisor
 */
export function linesAfter(own: readonly DatedLine[], change: DatedLine): readonly DatedLine[] {
  const { from } = change
  const current = own.find((line) => line.from <= from && from < (line.until ?? FOREVER))
  const before = own.filter((line) => (line.until ?? FOREVER) <= from)
  const after = own.filter((line) => line.from > from)
  const [next] = after
  let until = current ? current.until : (next?.from ?? change.until)
  let followed = 0
  for (const line of after) {
    if (!current || line.from !== until || line.supervisor !== current.supervisor) break
    until = line.until
    followed += 1
  }
  const cut = current && current.from < from ? [{ ...current, until: from }] : []
  return [...before, ...cut, { ...change, until }, ...after.slice(followed)]
}

const later = (a: ISODate, b: ISODate) => (a > b ? a : b)
const earlier = (a: ISODate, b: ISODate) => (a < b ? a : b)
