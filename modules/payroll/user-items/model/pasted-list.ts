import { counted } from '#chile/counts.ts'
import { parseRut } from '#chile/rut.ts'
import { searchKey } from '#chile/text.ts'
import { readCell } from './cell.ts'

/** A row of a pasted list, as it reads: whose, of what, how much. */
export type ListLine = { readonly rut: string; readonly item: string; readonly value: string }

/** What an item of the list may be called by, and its unit. */
type Item = { readonly code: string; readonly label: string; readonly unit: string }

/**
 * The rows of a pasted list of RUT, item and amount. Empty rows are left out, and so is a first row
 * of titles: one whose first cell is no RUT and whose amount is no number.
 */
export function readList(block: readonly (readonly string[])[]): ListLine[] {
  const lines = block
    .map(([rut = '', item = '', value = '']) => ({ rut, item, value }))
    .filter(({ rut, item, value }) => rut + item + value !== '')
  const [first] = lines
  const titled = first !== undefined && parseRut(first.rut) === undefined && !/\d/.test(first.value)
  return titled ? lines.slice(1) : lines
}

/** A row that can be written, or what is wrong with it and in which of its cells. */
export type ReadLine =
  | { readonly contractId: string; readonly itemCode: string; readonly text: string }
  | { readonly wrong: keyof ListLine; readonly problem: string }

/**
 * What each row of a list means in the month. A RUT nobody has, a person with several contracts, an
 * item that does not exist, an amount that its unit does not take, and a cell that comes twice are
 * each said of their row; nothing is chosen by itself.
 *
 * @param contracts the contracts of the month by RUT, of the people who were found
 */
export function linesIn(
  lines: readonly ListLine[],
  contracts: ReadonlyMap<string, readonly string[]>,
  items: readonly Item[],
): readonly ReadLine[] {
  const byName = new Map(
    items.flatMap((item) => [
      [searchKey(item.label), item],
      [searchKey(item.code), item],
    ]),
  )
  const first = new Map<string, number>()
  return lines.map((line, place) => {
    const read = lineIn(line, contracts, byName)
    if ('wrong' in read) return read
    const key = `${read.contractId} ${read.itemCode}`
    const before = first.get(key)
    if (before !== undefined) {
      return { wrong: 'item', problem: `Repite la fila ${before + 1}` }
    }
    first.set(key, place)
    return read
  })
}

function lineIn(
  { rut, item, value }: ListLine,
  contracts: ReadonlyMap<string, readonly string[]>,
  byName: ReadonlyMap<string, Item>,
): ReadLine {
  const known = parseRut(rut)
  if (known === undefined) return { wrong: 'rut', problem: 'No es un RUT' }
  const [contractId, ...others] = contracts.get(known) ?? []
  if (contractId === undefined) return { wrong: 'rut', problem: 'Sin contrato en el mes' }
  if (others.length > 0) {
    const several = counted(others.length + 1, 'contrato')
    return { wrong: 'rut', problem: `Tiene ${several}: escríbalo en su fila de la planilla` }
  }
  const found = byName.get(searchKey(item.trim()))
  if (!found) return { wrong: 'item', problem: 'Ese concepto no existe' }
  const read = readCell(value, found.unit)
  if ('problem' in read) return { wrong: 'value', problem: read.problem }
  if (value.trim() === '') return { wrong: 'value', problem: 'Falta el valor' }
  return { contractId, itemCode: found.code, text: value }
}
