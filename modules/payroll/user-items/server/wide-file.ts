import type { InputItem } from '#modules/concepts/concept-library/model/input-items.ts'
import { saidTwice } from '#modules/people/file-contracts/server/index.ts'
import { decimal, metaOfField } from '#platform/model/field.ts'
import type { Found, Given, ImportColumn, Objection } from '#platform/model/imports.ts'
import type { Acting } from '#platform/server/context.ts'
import type { Change, Checked, Importing, ToWrite } from '#platform/server/imports/importer.ts'
import { type AskedCell, itemsOfFile, writeItems } from './file-cells.ts'
import { openCells, standing, toStore, whyNotValue } from './month-file.ts'

/** What the name of a column of an item begins with, before its code. */
const PREFIX = 'item:'

const field = decimal('Valor', 4, { max: 99_999_999, sensitivity: 'A' })

/** A column for each item that can be entered; an item that shares its name has its code beside. */
export async function itemColumns(reading: Pick<Acting, 'tx'>): Promise<readonly ImportColumn[]> {
  const { items, nameOf } = await itemsOfFile(reading)
  return items.map((item): ImportColumn => {
    const { code, label, unit } = item
    const header = nameOf(item) === label ? label : `${label} (${code})`
    return {
      name: `${PREFIX}${code}`,
      header: header.toLowerCase(),
      aliases: [code],
      field,
      meta: metaOfField(field),
      required: false,
      usual: undefined,
      help: helpOf(unit),
      choices: undefined,
    }
  })
}

const helps: Readonly<Record<InputItem['unit'], string>> = {
  CLP: 'Pesos',
  UF: 'UF',
  UTM: 'UTM',
  PERCENT: 'Porcentaje',
  HOURS: 'Horas',
  DAYS: 'Días',
  NUMBER: 'Cantidad',
}
const helpOf = (unit: InputItem['unit']): string => `${helps[unit]}. Vacío: queda como está`

type Row = AskedCell & Given

/** What a row says of each item: one cell for each column that is not empty. */
const cellsIn = (row: Row) =>
  Object.entries(row).flatMap(([name, value]) =>
    name.startsWith(PREFIX) && value !== null && value !== undefined
      ? [{ name, value: String(value), item: name.slice(PREFIX.length) }]
      : [],
  )

/** The cells of rows with what is stored of each, by the place of their row. */
async function cellsOfRows(importing: Importing, rows: readonly Row[]) {
  const asked = rows.flatMap((row, at) => {
    const { rut = null, contract = null, month = null } = row
    return cellsIn(row).map((cell) => ({ at, rut, contract, month, ...cell }))
  })
  const found = await standing(importing, asked)
  const all = asked.map((one, n) => ({
    ...one,
    ...(found[n] ?? { cell: undefined, held: undefined }),
  }))
  return Map.groupBy(all, ({ at }) => at)
}

/** One number that differs where any of the values of a row is another or was changed. */
const seenOf = (held: readonly { id: number; version: number }[]): number =>
  held
    .map(({ id, version }) => `${id}:${version}`)
    .join()
    .split('')
    .reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 2_147_483_647, 7)

/** The contracts of rows, with the values that they have of the items that the row says. */
export async function matchWide(
  importing: Importing,
  rows: readonly Row[],
): Promise<(Found | undefined)[]> {
  const byRow = await cellsOfRows(importing, rows)
  return rows.map(({ rut, contract, month }, at) => {
    const own = byRow.get(at) ?? []
    const held = own.flatMap((one) => (one.held ? [{ ...one, held: one.held }] : []))
    const [first] = held
    if (!first?.cell?.contract) return undefined
    const values = Object.fromEntries(held.map(({ name, held: { value } }) => [name, value]))
    const seen = seenOf(held.map((one) => one.held))
    return {
      id: first.cell.contract.id,
      version: seen,
      values: { rut, contract, month, ...values },
    }
  })
}

export async function objectionsToWide(
  importing: Importing,
  checked: readonly Checked<Row>[],
): Promise<readonly (readonly Objection[])[]> {
  const byRow = await cellsOfRows(
    importing,
    checked.map(({ whole }) => whole),
  )
  const keys = checked.map((_, at) => {
    const cell = byRow.get(at)?.[0]?.cell
    return cell?.contract ? `${cell.contract.id} ${cell.month}` : undefined
  })
  const twice = saidTwice(keys)
  return checked.map(({ given, whole }, at): readonly Objection[] => {
    const own = byRow.get(at) ?? []
    if (own.length === 0) return [{ skip: 'No dice nada de ningún ítem' }]
    const again = twice.get(at)
    if (again !== undefined) return [{ column: null, message: again }]
    const said = own.flatMap(({ cell, held, name, value }): readonly Objection[] => {
      if (!cell || given[name] === undefined) return []
      const problem = cell.wrong ?? whyNotValue(cell, { ...whole, value, quantity: null }, held)
      if (!problem) return []
      const column = problem.column === 'value' || problem.column === 'item' ? name : problem.column
      return [{ ...problem, column }]
    })
    // What is wrong with the contract or the month is said once.
    const once = new Map(said.map((one) => [JSON.stringify(one), one]))
    return [...once.values()]
  })
}

/** Writes the values of rows that are new or change. */
export async function applyWide(
  importing: Importing,
  rows: readonly ToWrite<Row>[],
): Promise<readonly (readonly Change[])[]> {
  const asked = rows.map(({ found, values }): Row => {
    const { rut, contract, month }: AskedCell = { ...found?.values, ...values }
    return { ...values, ...(rut ? { rut } : {}), contract: contract ?? null, month: month ?? null }
  })
  const byRow = await cellsOfRows(importing, asked)
  const given = rows.flatMap(({ line }, at) =>
    (byRow.get(at) ?? []).flatMap(({ cell, held, value }) =>
      cell?.contract ? [toStore(line, cell, held, { value })] : [],
    ),
  )
  const changes = await writeItems(importing, given)
  const byLine = Map.groupBy(
    given.map(({ line }, n) => ({ line, changes: changes[n] ?? [] })),
    ({ line }) => line,
  )
  return rows.map(({ line }) => (byLine.get(line) ?? []).flatMap((one) => one.changes))
}

/** The contracts with what the open months have of each item, a row for each month. */
export async function allWide(reading: Acting): Promise<readonly Given[]> {
  const cells = await openCells(reading)
  const byRow = Map.groupBy(cells, ({ contractId, month }) => `${contractId} ${month}`)
  return [...byRow.values()].flatMap((own) => {
    const [first] = own
    if (!first) return []
    const { rut, contract, month } = first
    const values = own.map(({ itemCode, value }) => [`${PREFIX}${itemCode}`, value] as const)
    return [{ rut, contract, month, ...Object.fromEntries(values) }]
  })
}
