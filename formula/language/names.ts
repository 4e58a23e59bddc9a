/** The known name that was probably meant, or nothing when none is close. */
export function nearest(name: string, names: Iterable<string>): string | undefined {
  const known = [...names]
  const wanted = plain(name)
  let best: string | undefined
  let least = Math.max(1, Math.floor(wanted.length / 3)) + 1
  for (const candidate of known) {
    if (Math.abs(candidate.length - wanted.length) >= least) continue
    const edits = distance(wanted, candidate, least)
    if (edits < least) [best, least] = [candidate, edits]
  }
  return best ?? completed(wanted, known)
}

/** SUELDO_B may be the start of SUELDO_BASE, when it is long enough to mean something. */
function completed(wanted: string, known: Iterable<string>): string | undefined {
  if (wanted.length < 4) return undefined
  for (const candidate of known) if (candidate.startsWith(wanted)) return candidate
  return undefined
}

/** As a code would be written: 'sueldo báse' is meant as SUELDO_BASE. */
const plain = (name: string) =>
  name.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase().slice(0, 80)

/** Edits from one word to the other (insert, drop, change), or `limit` when it takes that many. */
function distance(a: string, b: string, limit: number): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    if (Math.min(...next) >= limit) return limit
    row = next
  }
  return Math.min(row[b.length] ?? limit, limit)
}
