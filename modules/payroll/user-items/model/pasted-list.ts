import { counted } from '#chile/counts.ts'
import { parseRut } from '#chile/rut.ts'
import { choiceReader, type ReadChoice } from '#platform/model/choice-cell.ts'
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
  const itemOf = choiceReader(
    items.map(({ code, label }) => ({ value: code, label, also: [code] })),
  )
  const unitOf = new Map(items.map(({ code, unit }) => [code, unit]))
  const first = new Map<string, number>()
  return lines.map((line, place) => {
    const read = lineIn(line, contracts, { itemOf, unitOf })
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

type Items = {
  readonly itemOf: (text: string) => ReadChoice<string>
  readonly unitOf: ReadonlyMap<string, string>
}

function lineIn(
  { rut, item, value }: ListLine,
  contracts: ReadonlyMap<string, readonly string[]>,
  { itemOf, unitOf }: Items,
): ReadLine {
  const known = parseRut(rut)
  if (known === undefined) return { wrong: 'rut', problem: 'No es un RUT' }
  const [contractId, ...others] = contracts.get(known) ?? []
  if (contractId === undefined) return { wrong: 'rut', problem: 'Sin contrato en el mes' }
  if (others.length > 0) {
    const several = counted(others.length + 1, 'contrato')
    return { wrong: 'rut', problem: `Tiene ${several}: escríbalo en su fila de la planilla` }
  }
  const found = itemOf(item.trim())
  const unit = found.ok ? unitOf.get(found.value) : undefined
  if (!found.ok) return { wrong: 'item', problem: found.message }
  if (unit === undefined) throw new Error(`${found.value} has no unit`)
  const read = readCell(value, unit)
  if ('problem' in read) return { wrong: 'value', problem: read.problem }
  if (value.trim() === '') return { wrong: 'value', problem: 'Falta el valor' }
  return { contractId, itemCode: found.value, text: value }
}
