import { parseRut } from '#chile/rut.ts'
import { searchKey, firstWord } from '#chile/text.ts'
import { notify } from '#platform/web/look/notify.ts'
import { pastedWords, spread } from '#platform/model/block.ts'
import { type Fill, goToCell } from './SheetCell.tsx'

/** A row of a grid of people: what its cells are called by, and the person's RUT. */
export type SheetRow = { contractId: string; rut: string }
export type SheetColumn = { code: string; label: string }

/** The cell of a row and a column. */
export const cellKey = (contractId: string, code: string): string => `${contractId} ${code}`

/** The contract of a cell. */
export const contractOf = (key: string): string => firstWord(key)

/** The element of a cell. */
export const cellId = (key: string): string => `cell-${key.replace(' ', '-')}`

type Writing = [key: string, text: string]
type ByRut = { cells: Writing[]; outside: number; unknown: string[] }

/**
 * A pasted block whose first column is a RUT: each row goes to that person, wherever they stand in
 * the table. With a first row of titles or codes, each column goes to that one; without one, to the
 * columns from the one it was pasted on. Undefined when it is no such block: an amount that happens
 * to have a right check digit is no RUT.
 */
export function spreadByRut(
  block: readonly (readonly string[])[],
  people: readonly SheetRow[],
  columns: readonly SheetColumn[],
  from: number,
): ByRut | undefined {
  const byRut = Map.groupBy(people, ({ rut }) => rut)
  const isRut = (cell = '') => {
    const rut = parseRut(cell)
    return rut !== undefined && (cell.includes('-') || byRut.has(rut))
  }
  const [first = [], ...others] = block
  const headed = !isRut(first[0]) && others.length > 0
  const lines = headed ? others : block
  if (first.length < 2 || !lines.some(([rut]) => isRut(rut))) return undefined
  const codes = headed
    ? first.slice(1).map((title) => codeOf(title, columns))
    : columns.slice(from).map(({ code }) => code)
  const met: ByRut = { cells: [], outside: 0, unknown: [] }
  for (const [rut = '', ...texts] of lines) {
    // A person with two contracts in the month: the paste does not say which one.
    const known = parseRut(rut)
    const [person, another] = (known && byRut.get(known)) || []
    if (person === undefined || another !== undefined) {
      if (rut !== '') met.unknown.push(rut)
      continue
    }
    texts.forEach((text, at) => {
      const code = codes[at]
      if (code === undefined) met.outside += text === '' ? 0 : 1
      else met.cells.push([cellKey(person.contractId, code), text])
    })
  }
  return met
}

/** The RUTs by which the rows of a block name people; none of a block that has no room for them. */
export const rutsOf = (block: readonly (readonly string[])[]): string[] => [
  ...new Set(
    block.flatMap(([rut, ...others]) =>
      rut === undefined || others.length === 0 ? [] : (parseRut(rut) ?? []),
    ),
  ),
]

const codeOf = (title: string, columns: readonly SheetColumn[]): string | undefined =>
  columns.find(
    ({ code, label }) => code === title.toUpperCase() || searchKey(label) === searchKey(title),
  )?.code

type Grid = {
  /** In the order in which they stand on the page. */
  people: readonly SheetRow[]
  /** The people of all pages, which a paste by RUT reaches; by default those of the page. */
  everybody?: readonly SheetRow[]
  columns: readonly SheetColumn[]
  write: (cells: readonly Writing[]) => void
  /** Rows that the page does not show, which a paste does not reach. */
  hidden?: number
}

/** Takes a block that was pasted on a cell of a grid of people, and says what became of it. */
export function pasteOn(grid: Grid, row: number, column: number, block: string[][]): void {
  const { people, everybody = people, columns, write, hidden = 0 } = grid
  const byRut = spreadByRut(block, everybody, columns, column)
  if (byRut) {
    write(byRut.cells)
    notify.info(byRutWords(byRut))
    return
  }
  const size = { rows: people.length, columns: columns.length }
  const { cells, outside } = spread(block, { row, column }, size)
  write(
    cells.flatMap((cell): Writing[] => {
      const [person, heading] = [people[cell.row], columns[cell.column]]
      return person && heading ? [[cellKey(person.contractId, heading.code), cell.text]] : []
    }),
  )
  const words = pastedWords(cells.length, outside)
  notify.info(outside > 0 && hidden > 0 ? `${words}: ${elsewhere(hidden)}` : words)
}

const elsewhere = (hidden: number) =>
  hidden === 1
    ? 'hay 1 persona que no está a la vista'
    : `hay ${hidden} personas que no se ven aquí`

function byRutWords({ cells, outside, unknown }: ByRut): string {
  const some = unknown.slice(0, 5).join(', ')
  const lost = [
    ...(outside > 0 ? [`${outside} quedaron fuera de la tabla`] : []),
    ...(unknown.length > 0
      ? [`sin contrato único: ${some}${unknown.length > 5 ? ` y ${unknown.length - 5} más` : ''}`]
      : []),
  ]
  return [`${pastedWords(cells.length, 0)} por RUT`, ...lost].join('; ')
}

/** Goes from a cell of the grid to another. */
export function moveIn(grid: Pick<Grid, 'people' | 'columns'>, row: number, column: number): void {
  const [person, heading] = [grid.people[row], grid.columns[column]]
  if (person && heading) goToCell(cellId(cellKey(person.contractId, heading.code)))
}

type Filled = Pick<Grid, 'people' | 'columns'> & { textOf: (key: string) => string }

/**
 * The cells that a fill writes: this one with the text beside it, or all those to the end of the
 * page with the text of this one. One that already says the same is not among them.
 */
export function filledBy(
  { people, columns, textOf }: Filled,
  { row, column }: { row: number; column: number },
  fill: Fill,
  text: string,
): Writing[] {
  const at = (down: number, right: number): string | undefined => {
    const [person, heading] = [people[down], columns[right]]
    return person && heading && cellKey(person.contractId, heading.code)
  }
  const write = (keys: readonly (string | undefined)[], value: string): Writing[] =>
    keys.flatMap((key): Writing[] =>
      key === undefined || textOf(key) === value ? [] : [[key, value]],
    )
  const own = at(row, column)
  if (fill === 'above' || fill === 'left') {
    const beside = fill === 'above' ? at(row - 1, column) : at(row, column - 1)
    return beside === undefined ? [] : write([own], textOf(beside))
  }
  const others =
    fill === 'below'
      ? people.slice(row + 1).map((_person, down) => at(row + 1 + down, column))
      : columns.slice(column + 1).map((_heading, right) => at(row, column + 1 + right))
  return write([own, ...others], text)
}

/** What is said of a fill to the end. */
export const filledWords = (cells: number): string =>
  cells === 1 ? 'Se llenó 1 celda' : `Se llenaron ${cells} celdas. Ctrl+Z lo deshace`
