/** A group of people that results are published of. */
export type Group = { readonly name: string; readonly members: ReadonlySet<number> }

/**
 * What somebody who sees the sums of some groups can compute of fewer than `least` people: every
 * set of kinds of people whose answers add to a known number, and every pair whose difference is
 * known. A kind is the people who are in the same published groups. Worked out by
 * elimination over whole numbers, without anything of the product.
 */
export function leaksOf(published: readonly Group[], people: number, least: number): string[] {
  const kinds = new Map<string, number[]>()
  for (let person = 0; person < people; person += 1) {
    const key = published.map(({ members }) => (members.has(person) ? 1 : 0)).join('')
    const same = kinds.get(key) ?? []
    same.push(person)
    kinds.set(key, same)
  }
  const all = [...kinds.values()]
  const matrix = published.map(({ members }) =>
    all.map(([one = -1]) => (members.has(one) ? 1n : 0n)),
  )
  const unknown = freedoms(matrix, all.length)
  return setsOf(all, unknown, least)
}

/** For each column, its part in every way in which the columns can change without being seen. */
function freedoms(matrix: readonly (readonly bigint[])[], columns: number): bigint[][] {
  const rows = matrix.map((row) => [...row])
  const pivots: number[] = []
  let rank = 0
  for (let column = 0; column < columns && rank < rows.length; column += 1) {
    const found = rows.findIndex((row, at) => at >= rank && row[column] !== 0n)
    if (found === -1) continue
    const pivot = rows[found] ?? []
    rows[found] = rows[rank] ?? []
    rows[rank] = pivot
    for (const [at, row] of rows.entries()) {
      const times = row[column] ?? 0n
      if (at === rank || times === 0n) continue
      const by = pivot[column] ?? 1n
      rows[at] = shortened(row.map((value, place) => value * by - (pivot[place] ?? 0n) * times))
    }
    pivots.push(column)
    rank += 1
  }
  const free = Array.from({ length: columns }, (_, column) => column).filter(
    (column) => !pivots.includes(column),
  )
  const scale = pivots.reduce((before, column, row) => before * (rows[row]?.[column] ?? 1n), 1n)
  return Array.from({ length: columns }, (_, column) => {
    const row = pivots.indexOf(column)
    return free.map((other) => {
      if (row === -1) return other === column ? scale : 0n
      return (-(rows[row]?.[other] ?? 0n) * scale) / (rows[row]?.[column] ?? 1n)
    })
  })
}

function shortened(row: readonly bigint[]): bigint[] {
  let common = 0n
  for (const value of row) {
    let [a, b] = [common, value < 0n ? -value : value]
    while (b !== 0n) [a, b] = [b, a % b]
    common = a
  }
  return common > 1n ? row.map((value) => value / common) : [...row]
}

function setsOf(
  kinds: readonly (readonly number[])[],
  unknown: readonly (readonly bigint[])[],
  least: number,
): string[] {
  const found: string[] = []
  const small = kinds.flatMap((members, at) => (members.length < least ? [at] : []))
  const isKnown = (parts: readonly bigint[]) => parts.every((part) => part === 0n)
  const size = (at: number) => kinds[at]?.length ?? 0
  const tried = (
    from: number,
    chosen: readonly number[],
    sum: readonly bigint[],
    count: number,
  ) => {
    if (chosen.length > 0 && isKnown(sum)) found.push(`sum of ${namesOf(kinds, chosen)}`)
    for (let at = from; at < small.length; at += 1) {
      const kind = small[at] ?? -1
      if (count + size(kind) >= least) continue
      const more = (unknown[kind] ?? []).map((part, place) => part + (sum[place] ?? 0n))
      tried(at + 1, [...chosen, kind], more, count + size(kind))
    }
  }
  tried(
    0,
    [],
    (unknown[0] ?? []).map(() => 0n),
    0,
  )
  for (const [at, one] of small.entries()) {
    for (const other of small.slice(at + 1)) {
      if (size(one) + size(other) >= least) continue
      const rest = (unknown[one] ?? []).map((part, place) => part - (unknown[other]?.[place] ?? 0n))
      if (isKnown(rest)) found.push(`difference of ${namesOf(kinds, [one, other])}`)
    }
  }
  return found
}

const namesOf = (kinds: readonly (readonly number[])[], chosen: readonly number[]) =>
  chosen.map((at) => `{${(kinds[at] ?? []).join(',')}}`).join(' and ')
