import { parseRut } from '#chile/rut.ts'
import { searchKey } from '#chile/text.ts'
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

type Known = { contractId: string; rut: string }
type Heading = { code: string; label: string }

/**
 * A pasted block whose first column is a RUT: each row goes to that person, wherever they stand in
 * the table. With a first row of item names or codes, each column goes to that item; without one,
 * to the columns from the one it was pasted on. Undefined when the block has no RUT.
 */
export function spreadByRut(
  block: readonly (readonly string[])[],
  people: readonly Known[],
  columns: readonly Heading[],
  from: number,
) {
  const [first = [], ...others] = block
  const headed = parseRut(first[0]) === undefined && others.length > 0
  const lines = headed ? others : block
  if (lines.length === 0 || !lines.some(([rut]) => parseRut(rut) !== undefined)) return undefined
  const codes = headed
    ? first.slice(1).map((title) => codeOf(title, columns))
    : columns.slice(from).map(({ code }) => code)
  const byRut = Map.groupBy(people, ({ rut }) => rut)
  const cells: [key: string, text: string][] = []
  const unknown: string[] = []
  let outside = 0
  for (const [rut = '', ...texts] of lines) {
    // Of who has two contracts in the month the paste says nothing of which one.
    const found = byRut.get(parseRut(rut) ?? '') ?? []
    const [person] = found
    if (person === undefined || found.length > 1) {
      if (rut !== '') unknown.push(rut)
      continue
    }
    texts.forEach((text, at) => {
      const itemCode = codes[at]
      if (itemCode === undefined) outside += text === '' ? 0 : 1
      else cells.push([keyOf({ contractId: person.contractId, itemCode }), text])
    })
  }
  return { cells, outside, unknown }
}

const codeOf = (title: string, columns: readonly Heading[]): string | undefined =>
  columns.find(
    ({ code, label }) => code === title.toUpperCase() || searchKey(label) === searchKey(title),
  )?.code
