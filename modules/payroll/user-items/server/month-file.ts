import { monthLabel, type YearMonth } from '#chile/period.ts'
import { plainDecimal } from '#chile/money/decimal.ts'
import { contractsToFile, saidTwice } from '#modules/people/file-contracts/server/index.ts'
import type { Found, Objection } from '#platform/model/imports.ts'
import type { Acting } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import type { Change, Checked, Importing, ToWrite } from '#platform/server/imports/importer.ts'
import { valueProblem } from '../model/user-item.ts'
import {
  type AskedCell,
  cellsOfFile,
  type FileCell,
  itemsOfFile,
  keyOfCell,
  monthsOfBusinesses,
  type ReadCellOfFile,
  writeItems,
} from './file-cells.ts'

/** What a row says of one item of one month. */
export type MonthValues = AskedCell & {
  value?: string
  quantity?: string | null
  comment?: string | null
}

type Held = { id: number; version: number; value: string; comment: string | null; many: boolean }

const right = 'userItems.update'

/** The values that months of contracts have of items, of those that hold for one month alone. */
export async function heldCells(
  { tx }: Pick<Acting, 'tx'>,
  contractIds: readonly number[],
): Promise<ReadonlyMap<string, Held>> {
  if (contractIds.length === 0) return new Map()
  const rows = await oneOffItems({ tx })
    .where(sql<boolean>`user_contract_id in (select unnest(${[...contractIds]}::bigint[]))`)
    .execute()
  const byKey = Map.groupBy(
    rows,
    ({ contractId, itemCode, month }) => `${contractId} ${itemCode} ${month}`,
  )
  return new Map(
    [...byKey].flatMap(([key, [first, ...more]]) =>
      first ? [[key, { ...first, many: more.length > 0 }] as const] : [],
    ),
  )
}

const oneOffItems = ({ tx }: Pick<Acting, 'tx'>) =>
  tx
    .selectFrom('userItem')
    .select(['id', 'version', 'value', 'comment', 'itemCode'])
    .select(['userContractId as contractId', 'startMonth as month'])
    .whereRef('startMonth', '=', 'endMonth')
    .where('totalQuotas', 'is', null)
    .where('origin', 'is', null)
    .where('originMonth', 'is', null)
    .where('status', '=', 'ACTIVE')
    .orderBy('id')

/** The cells of rows with what is stored of each. */
export async function standing(importing: Importing, rows: readonly AskedCell[]) {
  const cells = await cellsOfFile(importing, right, rows)
  const held = await heldCells(importing, [
    ...new Set(cells.flatMap(({ contract }) => contract?.id ?? [])),
  ])
  return cells.map((cell) => ({ cell, held: cell.contract && held.get(keyOfCell(cell)) }))
}

/** So many of so much, to the peso where the item is in pesos. */
export function totalOf(
  { value, quantity }: Pick<MonthValues, 'value' | 'quantity'>,
  unit: string,
): string {
  if (value === undefined) return '0'
  if (!quantity) return value
  const total = Number(value) * Number(quantity)
  return plainDecimal(unit === 'CLP' ? String(Math.round(total)) : total.toFixed(4))
}

/** The records of rows: of one that says so many of so much, the same total is the same. */
export async function matchCells(
  importing: Importing,
  rows: readonly MonthValues[],
): Promise<(Found | undefined)[]> {
  const all = await standing(importing, rows)
  return rows.map((row, at) => {
    const { cell, held } = all[at] ?? {}
    if (!cell?.contract || !held) return undefined
    const { rut, contract, item, quantity = null } = row
    const isSame = quantity !== null && Number(totalOf(row, cell.item.unit)) === Number(held.value)
    const said = isSame ? { value: row.value, quantity } : { value: held.value, quantity: null }
    const { id, version, comment } = held
    return { id, version, values: { rut, contract, item, month: cell.month, comment, ...said } }
  })
}

/** What is wrong with each row besides its cells. */
export async function objectionsToCells(
  importing: Importing,
  checked: readonly Checked<MonthValues>[],
): Promise<readonly (readonly Objection[])[]> {
  const wholes = checked.map(({ whole }) => whole)
  const all = await standing(importing, wholes)
  const twice = saidTwice(all.map(({ cell }) => (cell.contract ? keyOfCell(cell) : undefined)))
  return wholes.map((whole, at) => {
    const { cell, held } = all[at] ?? {}
    const again = twice.get(at)
    if (again !== undefined) return [{ column: null, message: again }]
    const problem = cell && (cell.wrong ?? whyNotValue(cell, whole, held))
    return problem ? [problem] : []
  })
}

/** Why a value is not written where its row says. */
export function whyNotValue(cell: ReadCellOfFile, whole: MonthValues, held: Held | undefined) {
  if (!cell.contract) return cell.wrong
  if (held?.many) {
    const message = `Tiene varios valores en ${monthLabel(cell.month)}: déjelos en uno en Novedades`
    return { column: 'item', message }
  }
  const message = valueProblem(cell.item.unit, totalOf(whole, cell.item.unit))
  return message === undefined ? undefined : { column: 'value', message }
}

/** A cell as it is stored: of one that is there, what changes. */
export function toStore(
  line: number,
  cell: FileCell,
  held: Held | undefined,
  says: { value: string; comment?: string | null | undefined },
): Parameters<typeof writeItems>[1][number] {
  const { value, comment } = says
  if (held) {
    const found = { id: held.id, version: held.version, values: held }
    return { line, found, values: { value, ...(comment === undefined ? {} : { comment }) } }
  }
  const { contract, item, month } = cell
  return {
    line,
    found: undefined,
    values: {
      userContractId: contract.id,
      itemCode: item.code,
      value,
      currency: item.unit,
      startMonth: month,
      endMonth: month,
      comment: comment ?? null,
    },
  }
}

/** Writes the values of rows, each in its month. */
export async function applyCells(
  importing: Importing,
  rows: readonly ToWrite<MonthValues>[],
): Promise<readonly (readonly Change[])[]> {
  const wholes = rows.map(({ found, values }): MonthValues => ({ ...found?.values, ...values }))
  const all = await standing(importing, wholes)
  const given = rows.flatMap(({ line, values }, at) => {
    const { cell, held } = all[at] ?? {}
    if (!cell?.contract) return []
    const value = totalOf(wholes[at] ?? {}, cell.item.unit)
    return [toStore(line, cell, held, { value, comment: values.comment })]
  })
  return writeItems(importing, given)
}

/** What open months, and months to come, have of items: of those with one value each. */
export async function openCells(reading: Acting) {
  const contracts = await contractsToFile(reading, right, 'ítems del mes')
  const months = await monthsOfBusinesses(reading)
  const { byCode, nameOf } = await itemsOfFile(reading)
  const rows = await oneOffItems(reading).where('startMonth', '>=', firstOf(months)).execute()
  const times = Map.groupBy(rows, ({ contractId, itemCode, month }) =>
    [contractId, itemCode, month].join(' '),
  )
  return rows.flatMap(({ contractId, itemCode, month, ...row }) => {
    const contract = contracts.get(contractId)
    const item = byCode.get(itemCode)
    const isOne = times.get([contractId, itemCode, month].join(' '))?.length === 1
    if (!contract || !item || !isOne) return []
    if (month <= (months.get(contract.businessId)?.closed ?? 0)) return []
    const { rut, contract: code } = contract
    const { value, comment } = row
    return [
      { rut, contract: code, item: nameOf(item), itemCode, month, value, comment, contractId },
    ]
  })
}

/** The first month that some razón social has open. */
const firstOf = (months: Awaited<ReturnType<typeof monthsOfBusinesses>>): YearMonth =>
  Math.min(...[...months.values()].map(({ closed }) => (closed ?? 0) + 1), 999_999)
