/** The known name that was probably meant, or nothing when none is close. */
export function nearest(name: string, names: Iterable<string>): string | undefined {
  const wanted = plain(name)
  if (wanted.length > longest) return undefined
  const known = [...names]
  const letters = new Int8Array(32)
  for (let i = 0; i < wanted.length; i += 1) count(letters, wanted, i, 1)
  let best: string | undefined
  let least = Math.min(mostEdits, Math.max(1, Math.floor(wanted.length / 3))) + 1
  for (const candidate of known) {
    if (Math.abs(candidate.length - wanted.length) >= least) continue
    if (Math.max(candidate.length, wanted.length) - shared(letters, candidate) >= least) continue
    const edits = distance(wanted, candidate, least)
    if (edits < least) [best, least] = [candidate, edits]
  }
  return best ?? completed(wanted, known)
}

/** Longer than any code with its slips: nothing is near to it. */
const longest = 50
/**
 * More edits than these are another word, and comparing with all that are so far costs too much.
 */
const mostEdits = 4

/** SUELDO_B may be the start of SUELDO_BASE, when it is long enough to mean something. */
function completed(wanted: string, known: Iterable<string>): string | undefined {
  if (wanted.length < 4) return undefined
  for (const candidate of known) if (candidate.startsWith(wanted)) return candidate
  return undefined
}

/** As a code would be written: 'sueldo báse' is meant as SUELDO_BASE. */
const plain = (name: string) =>
  name.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase().slice(0, 80)

/** Letters fall together five bits wide: some words look nearer than they are, none farther. */
function count(letters: Int8Array, word: string, at: number, by: number): number {
  const letter = word.charCodeAt(at) & 31
  const left = (letters[letter] ?? 0) + by
  letters[letter] = left
  return left
}

/**
 * How many letters two words share, in any order. Each letter they do not share costs at least one
 * edit, and this quick count already rules out most candidates. Restores the letter counts before
 * it returns.
 */
function shared(letters: Int8Array, word: string): number {
  let common = 0
  for (let i = 0; i < word.length; i += 1) if (count(letters, word, i, -1) >= 0) common += 1
  for (let i = 0; i < word.length; i += 1) count(letters, word, i, 1)
  return common
}

/**
 * Edits from one word to the other (insert, drop, change), or `limit` when it takes that many. Only
 * places that fewer edits can reach are looked at.
 */
function distance(a: string, b: string, limit: number): number {
  let [row, next] = [new Uint8Array(b.length + 1), new Uint8Array(b.length + 1).fill(limit)]
  for (let j = 0; j <= b.length; j += 1) row[j] = j
  for (let i = 1; i <= a.length; i += 1) {
    const first = Math.max(1, i - limit)
    const last = Math.min(b.length, i + limit)
    next[first - 1] = first === 1 ? i : limit
    let least = limit
    for (let j = first; j <= last; j += 1) {
      const change = (row[j - 1] ?? limit) + (a.charCodeAt(i - 1) === b.charCodeAt(j - 1) ? 0 : 1)
      const cell = Math.min(change, (row[j] ?? limit) + 1, (next[j - 1] ?? limit) + 1)
      next[j] = cell
      if (cell < least) least = cell
    }
    if (least >= limit) return limit
    if (last < b.length) next[last + 1] = limit
    const used = row
    row = next
    next = used
  }
  return Math.min(row[b.length] ?? limit, limit)
}
