import { type Cell, type Column, keyOf, readCell, sameAmount } from './grid-values.ts'

/** What somebody typed over the stored values, by cell, with the steps back and forward. */
export type Edits = {
  typed: ReadonlyMap<string, string>
  past: readonly ReadonlyMap<string, string>[]
  future: readonly ReadonlyMap<string, string>[]
  /** What the server refused, by cell, until it is typed again. */
  refused: ReadonlyMap<string, string>
}

export type Change =
  | { do: 'write'; cells: readonly (readonly [key: string, text: string])[] }
  | { do: 'undo' }
  | { do: 'redo' }
  | { do: 'refuse'; key: string; message: string }
  | { do: 'forget' }

export const noEdits = (typed: ReadonlyMap<string, string> = new Map()): Edits => ({
  typed,
  past: [],
  future: [],
  refused: new Map(),
})

/** Steps that can be taken back. */
const remembered = 100

export function reduceEdits(edits: Edits, change: Change): Edits {
  const { typed, past, future, refused } = edits
  if (change.do === 'write') {
    const left = new Map(refused)
    for (const [key] of change.cells) left.delete(key)
    return {
      typed: new Map([...typed, ...change.cells]),
      past: [...past.slice(1 - remembered), typed],
      future: [],
      refused: left,
    }
  }
  if (change.do === 'undo') {
    const before = past.at(-1)
    if (!before) return edits
    return {
      typed: before,
      past: past.slice(0, -1),
      future: [typed, ...future],
      refused: new Map(),
    }
  }
  if (change.do === 'redo') {
    const [next, ...rest] = future
    if (!next) return edits
    return { typed: next, past: [...past, typed], future: rest, refused: new Map() }
  }
  if (change.do === 'refuse') {
    return { ...edits, refused: new Map([...refused, [change.key, change.message]]) }
  }
  return noEdits()
}

export type Changed = Cell & { value: string }

/** Cells whose typed text means another amount than the stored one, and those that mean none. */
export function changesOf(
  { typed, refused }: Pick<Edits, 'typed' | 'refused'>,
  stored: ReadonlyMap<string, string>,
  columns: ReadonlyMap<string, Column>,
) {
  const changed = new Map<string, Changed>()
  const problems = new Map<string, string>(refused)
  for (const [key, text] of typed) {
    const [contractId = '', itemCode = ''] = key.split(' ')
    const read = readCell(text, columns.get(itemCode)?.unit ?? 'CLP')
    if ('problem' in read) problems.set(key, read.problem)
    else if (!sameAmount(read.value, stored.get(key) ?? '0')) {
      changed.set(key, { contractId, itemCode, value: read.value })
    }
  }
  return { changed, problems }
}

/**
 * A pasted block as writings, from the cell it was pasted on to the right and down. What falls
 * beyond the last row or column is counted, not written.
 */
export function spread(
  block: readonly (readonly string[])[],
  from: { row: number; column: number },
  rows: readonly string[],
  columns: readonly string[],
) {
  const cells: [key: string, text: string][] = []
  let outside = 0
  block.forEach((line, down) => {
    line.forEach((text, right) => {
      const contractId = rows[from.row + down]
      const itemCode = columns[from.column + right]
      if (contractId === undefined || itemCode === undefined) outside += 1
      else cells.push([keyOf({ contractId, itemCode }), text])
    })
  })
  return { cells, outside }
}
