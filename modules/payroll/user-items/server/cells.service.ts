import type { Context } from '#platform/server/context.ts'
import { contractWithin } from '#modules/people/sight/server/index.ts'
import { sql } from '#platform/server/sql/db.ts'
import { oneAtATime, refuseCrossed, type SeenCell } from '#platform/server/records/crossed-cells.ts'
import { conflict, invalid, notFound } from '#platform/server/errors.ts'
import type { InputItem } from '#modules/concepts/concept-library/model/input-items.ts'
import { whyNot } from '#modules/payroll/payroll-frame/model/payroll-month.ts'
import { valueProblem } from '../model/user-item.ts'
import { contractIdsOf } from '#modules/payroll/payroll-input/server/index.ts'
import {
  holdMonth,
  monthById,
  type MonthHead,
} from '#modules/payroll/payroll-frame/server/index.ts'
import { inputItems } from './user-items.queries.ts'

type Cell = SeenCell & { contractId: number; itemCode: string }
type Saving = { payrollMonthId: number; cells: readonly Cell[] }

/**
 * Saves cells of the month's grid: each is the one-off value of an item for a contract; zero
 * removes it. All or nothing. The first wrong cell is named by its row, and so is a cell that
 * somebody else changed since it was read.
 */
export async function saveUserItems(context: Context, { payrollMonthId, cells }: Saving) {
  const month = await monthById(context, payrollMonthId)
  const reason = whyNot('enter', month)
  if (reason) throw conflict(reason)
  const items = new Map(
    (await inputItems(context, month.yearMonth)).map((item) => [item.code, item]),
  )
  checkCells(cells, items)
  await requireContracts(context, month, cells)
  await holdMonth(context.tx, month.id, { shared: true })
  await oneAtATime(context.tx, context.session.companyId)
  const held = await heldBy(context, month, cells)
  const ofMonth = { startMonth: month.yearMonth, endMonth: month.yearMonth }
  refuseCrossed(cells, {
    list: 'cells',
    held: (cell) => held.get(keyOf(cell))?.value ?? '0',
    record: ({ contractId, itemCode }) => ({
      table: 'userItem',
      key: { userContractId: contractId, itemCode, ...ofMonth },
    }),
  })
  await context.tx.deleteFrom('userItem').where(ofCells(month, cells)).execute()
  const fresh = cells.filter((cell) => Number(cell.value) !== 0)
  if (fresh.length > 0) {
    await context.tx
      .insertInto('userItem')
      .values(
        fresh.map(({ contractId, itemCode, value }) => ({
          userContractId: contractId,
          itemCode,
          value,
          currency: items.get(itemCode)?.unit ?? 'CLP',
          // What was said of the cell stays with it when its value changes.
          comment: held.get(keyOf({ contractId, itemCode }))?.comment ?? null,
          startMonth: month.yearMonth,
          endMonth: month.yearMonth,
        })),
      )
      .execute()
  }
  return { saved: cells.length }
}

/** The one-off values of the cells to save. */
const ofCells = (month: MonthHead, cells: readonly Cell[]) => sql<boolean>`
  start_month = ${month.yearMonth} and end_month = ${month.yearMonth}
  and total_quotas is null and origin is null and status = 'ACTIVE'
  and exists (select from unnest(${cells.map((cell) => cell.contractId)}::bigint[],
      ${cells.map((cell) => cell.itemCode)}::text[]) as written (contract, item)
    where written.contract = user_contract_id and written.item = item_code)`

const keyOf = (cell: Pick<Cell, 'contractId' | 'itemCode'> | undefined) =>
  `${cell?.contractId} ${cell?.itemCode}`

type Commented = {
  payrollMonthId: number
  contractId: number
  itemCode: string
  comment: string | null
}

/**
 * Keeps what is said of a stored cell of an open month; an empty text takes it away. The payslip's
 * explanation shows it.
 */
export async function commentUserItem(
  context: Context,
  { payrollMonthId, contractId, itemCode, comment }: Commented,
): Promise<boolean> {
  const month = await monthById(context, payrollMonthId)
  const reason = whyNot('enter', month)
  if (reason) throw conflict(reason)
  const cells = [{ contractId, itemCode, value: '0' }]
  await requireContracts(context, month, cells)
  const text = comment?.trim() ?? ''
  const { numUpdatedRows } = await context.tx
    .updateTable('userItem')
    .set(({ eb }) => ({ comment: text === '' ? null : text, version: eb('version', '+', 1) }))
    .where(ofCells(month, cells))
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw conflict('Guarde primero el valor de la celda', 'comment')
  return true
}

/** The stored values and comments of the cells, by contract and item. */
async function heldBy({ tx }: Context, month: MonthHead, cells: readonly Cell[]) {
  const rows = await tx
    .selectFrom('userItem')
    .select(['userContractId as contractId', 'itemCode', sql<string>`sum(value)`.as('value')])
    .select(sql<string | null>`string_agg(comment, '. ' order by id)`.as('comment'))
    .where(ofCells(month, cells))
    .groupBy(['userContractId', 'itemCode'])
    .execute()
  return new Map(rows.map((row) => [keyOf(row), row]))
}

function checkCells(cells: readonly Cell[], items: ReadonlyMap<string, InputItem>): void {
  const seen = new Set<string>()
  cells.forEach(({ contractId, itemCode, value }, index) => {
    const item = items.get(itemCode)
    if (!item) throw invalid(`cells.${index}.itemCode`, 'Ese concepto no existe')
    const problem = valueProblem(item.unit, value)
    if (problem) throw invalid(`cells.${index}.value`, problem)
    const key = `${contractId} ${itemCode}`
    if (seen.has(key)) throw invalid(`cells.${index}.value`, 'La misma celda viene dos veces')
    seen.add(key)
  })
}

/**
 * Requires that every contract is of the month and within reach; any other is answered as not
 * found.
 */
async function requireContracts(context: Context, month: MonthHead, cells: readonly Cell[]) {
  const asked = [...new Set(cells.map((cell) => cell.contractId))]
  const reached = await context.tx
    .selectFrom('userContract as contract')
    .select('contract.id')
    .where('contract.businessId', '=', month.businessId)
    .where(sql<boolean>`contract.id = any(${asked}::bigint[])`)
    .where(contractWithin(context, 'userItems.update'))
    .execute()
  const holding = new Set(await contractIdsOf(context.tx, month.businessId, month.yearMonth, asked))
  if (reached.length < asked.length) throw notFound()
  const at = cells.findIndex((cell) => !holding.has(cell.contractId))
  if (at >= 0) throw invalid(`cells.${at}.contractId`, 'El contrato no está vigente en el mes')
}
