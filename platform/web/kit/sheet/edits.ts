import { compareDecimals, isDecimal } from '#chile/money/decimal.ts'

/** What somebody typed over the stored values, by cell, with the steps back and forward. */
export type Edits = {
  typed: ReadonlyMap<string, string>
  /** What was stored in a cell when it was first typed over. */
  base: ReadonlyMap<string, string>
  past: readonly ReadonlyMap<string, string>[]
  future: readonly ReadonlyMap<string, string>[]
  /** What the server refused, by cell, until it is typed again. */
  refused: ReadonlyMap<string, string>
}

type Writing = readonly (readonly [key: string, text: string])[]

export type Change =
  | { do: 'write'; cells: Writing; stored: ReadonlyMap<string, string> }
  | { do: 'undo' }
  | { do: 'redo' }
  | { do: 'refuse'; key: string; message: string }
  /** Of a cell that two people wrote in: one's own value over what the other stored, or theirs. */
  | { do: 'decide'; key: string; keep: 'mine' | 'theirs'; stored: ReadonlyMap<string, string> }
  | { do: 'forget' }

type Kept = { typed: ReadonlyMap<string, string>; base: ReadonlyMap<string, string> }

export const noEdits = (kept: Kept = { typed: new Map(), base: new Map() }): Edits => ({
  ...kept,
  past: [],
  future: [],
  refused: new Map(),
})

/** The text of a cell; one that nobody filled in is empty. */
export const textAt = (cells: ReadonlyMap<string, string>, key: string): string =>
  cells.get(key) ?? ''

/** Steps that can be taken back. */
const remembered = 100

export function reduceEdits(edits: Edits, change: Change): Edits {
  const { typed, past, future } = edits
  switch (change.do) {
    case 'write':
      return written(edits, change.cells, change.stored)
    case 'undo': {
      const before = past.at(-1)
      if (!before) return edits
      const rest = { past: past.slice(0, -1), future: [typed, ...future] }
      return { ...edits, ...rest, typed: before, refused: new Map() }
    }
    case 'redo': {
      const [next, ...rest] = future
      if (!next) return edits
      return { ...edits, typed: next, past: [...past, typed], future: rest, refused: new Map() }
    }
    case 'refuse':
      return { ...edits, refused: new Map([...edits.refused, [change.key, change.message]]) }
    case 'decide':
      return decided(edits, change.key, change.keep, change.stored)
    case 'forget':
      return noEdits()
  }
}

function written(edits: Edits, cells: Writing, stored: ReadonlyMap<string, string>): Edits {
  const { typed, past, refused } = edits
  const keys = new Set(cells.map(([key]) => key))
  const fresh = cells
    .filter(([key]) => !typed.has(key))
    .map(([key]) => [key, textAt(stored, key)] as const)
  return {
    typed: new Map([...typed, ...cells]),
    base: new Map([...edits.base, ...fresh]),
    past: [...past.slice(1 - remembered), typed],
    future: [],
    refused: new Map([...refused].filter(([key]) => !keys.has(key))),
  }
}

function decided(
  edits: Edits,
  key: string,
  keep: 'mine' | 'theirs',
  stored: ReadonlyMap<string, string>,
): Edits {
  const base = new Map([...edits.base, [key, textAt(stored, key)]])
  const typed = new Map(edits.typed)
  if (keep === 'theirs') typed.delete(key)
  const refused = new Map([...edits.refused].filter(([one]) => one !== key))
  return { ...edits, typed, base, refused }
}

/**
 * A typed text as the value to send, or what is wrong with it; with what else is typed, where one
 * cell says the unit of another.
 */
export type Read = (
  key: string,
  text: string,
  typed: ReadonlyMap<string, string>,
) => { value: string } | { problem: string }

/**
 * Cells whose typed text means another value than the stored one, those that mean none, and those
 * in which somebody else stored another value meanwhile.
 */
export function changesOf(
  { typed, base, refused }: Pick<Edits, 'typed' | 'base' | 'refused'>,
  stored: ReadonlyMap<string, string>,
  read: Read,
) {
  const changed = new Map<string, string>()
  const problems = new Map<string, string>(refused)
  const crossings = new Map<string, string>()
  for (const [key, text] of typed) {
    const meant = read(key, text, typed)
    const now = textAt(stored, key)
    if ('problem' in meant) problems.set(key, meant.problem)
    else if (!sameCell(meant.value, now)) {
      changed.set(key, meant.value)
      if (!sameCell(textAt(base, key), now)) crossings.set(key, now)
    }
  }
  return { changed, problems, crossings }
}

/** Whether two values of a cell are the same; no value is none, and so is zero. */
export function sameCell(a: string, b: string): boolean {
  const [left, right] = [a === '' ? '0' : a, b === '' ? '0' : b]
  return isDecimal(left) && isDecimal(right) ? compareDecimals(left, right) === 0 : left === right
}
