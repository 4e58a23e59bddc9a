import { monthsBetween, shiftMonth, type YearMonth } from '#chile/period.ts'
import { requireContract } from '#modules/people/contracts/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { constraintMessages } from '#platform/server/database-errors.ts'
import { changedMeanwhile, conflict, invalid, notFound } from '#platform/server/errors.ts'
import { whyNot } from '#modules/payroll/payroll-frame/model/payroll-month.ts'
import { totalProblem, valueProblem } from '../model/user-item.ts'
import { monthById } from '#modules/payroll/payroll-frame/server/index.ts'
import { inputItems, userItemById } from './user-items.queries.ts'

constraintMessages({
  user_item_months: {
    message: 'El mes de término es anterior al de inicio',
    field: 'endMonth',
    kind: 'invalid',
  },
  user_item_quotas: { message: 'Las cuotas van de 1 a 480', field: 'totalQuotas', kind: 'invalid' },
})

type Fresh = {
  contractId: number
  itemCode: string
  value: string
  startMonth: YearMonth
  endMonth: YearMonth | null
  totalQuotas: number | null
  totalAmount: number | null
  comment: string | null
}

/** Adds an item to a contract. With quotas, the last month follows from their number. */
export async function createUserItem(context: Context, input: Fresh) {
  const { contractId, ...fields } = input
  await requireContract(context, contractId, 'userItems.create')
  const item = (await inputItems(context, input.startMonth)).find(
    ({ code }) => code === input.itemCode,
  )
  if (!item) throw invalid('itemCode', 'Ese concepto no existe')
  refuse('value', valueProblem(item.unit, input.value))
  if (input.totalAmount !== null) refuse('totalAmount', totalProblem(item.code, input.totalQuotas))
  const { id } = await context.tx
    .insertInto('userItem')
    .values({
      ...fields,
      userContractId: contractId,
      currency: item.unit,
      endMonth: lastMonthOf(input),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return userItemById(context, id)
}

type Span = Pick<Fresh, 'startMonth' | 'endMonth' | 'totalQuotas'>
const lastMonthOf = ({ startMonth, endMonth, totalQuotas }: Span) =>
  totalQuotas === null ? endMonth : shiftMonth(startMonth, totalQuotas - 1)

function refuse(field: string, problem: string | undefined): void {
  if (problem) throw invalid(field, problem)
}

type Change = Partial<Omit<Fresh, 'contractId' | 'itemCode'>> & {
  id: number
  version: number
  /** The month from which the change is valid; without it, all the item's months. */
  payrollMonthId: number | null
}

/**
 * Changes an item. Months before `payrollMonthId` keep theirs: the item ends in the last of them
 * and a new one continues. The database refuses to rewrite what a closed month used.
 */
export async function updateUserItem(context: Context, change: Change) {
  const { id, version, payrollMonthId, ...fields } = change
  const before = await userItemById(context, id)
  await requireContract(context, before.contractId, 'userItems.update')
  handMade(before)
  if (fields.value !== undefined) refuse('value', valueProblem(before.unit, fields.value))
  const { totalAmount = before.totalAmount, totalQuotas = before.totalQuotas } = fields
  if (totalAmount !== null) refuse('totalAmount', totalProblem(before.itemCode, totalQuotas))
  const month =
    payrollMonthId === null ? undefined : await openMonthOf(context, before, payrollMonthId)
  const rest = month !== undefined && before.startMonth < month ? restOf(before, month) : undefined
  const splits = rest !== undefined && moves(rest, fields)
  const set = splits
    ? { endMonth: shiftMonth(rest.startMonth, -1) }
    : rest
      ? remarks(fields)
      : { ...fields, ...monthsAfter(before, fields) }
  const { numUpdatedRows } = await context.tx
    .updateTable('userItem')
    .set({ ...set, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) {
    throw changedMeanwhile({ table: 'userItem', key: { id } })
  }
  return userItemById(context, splits ? await goOn(context, rest, fields) : id)
}

type Item = Awaited<ReturnType<typeof userItemById>>

/**
 * Refuses an item that another module manages: an advance or a loan is changed where it was made.
 */
export function handMade({ origin }: Pick<Item, 'origin'>): void {
  if (origin === 'ADVANCE') throw conflict('Viene de un proceso de anticipos: se cambia allá')
  if (origin === 'PIECEWORK') throw conflict('Viene de los tratos aprobados: se cambia allá')
  if (origin === 'LOAN') throw conflict('Viene de un préstamo de la empresa: se cambia allá')
}

/** The open month from which an item of its razón social changes. */
export async function openMonthOf(context: Context, item: Item, payrollMonthId: number) {
  const month = await monthById(context, payrollMonthId)
  if (month.businessId !== item.businessId) throw notFound()
  const reason = whyNot('enter', month)
  if (reason) throw conflict(reason)
  return month.yearMonth
}

/** The rest of an item from a month on, unchanged. */
export function restOf(item: Item, month: YearMonth) {
  const { contractId, itemCode, unit, value, comment, endMonth, totalQuotas, totalAmount } = item
  const left =
    totalQuotas === null ? null : Math.max(1, totalQuotas - monthsBetween(item.startMonth, month))
  return {
    contractId,
    itemCode,
    unit,
    value,
    comment,
    endMonth,
    startMonth: month,
    totalQuotas: left,
    totalAmount,
    // Earlier months took from the whole order.
    orderId: totalAmount === null ? null : (item.orderId ?? item.id),
  }
}
type Rest = ReturnType<typeof restOf>

/** Whether the change affects an amount or a month, and not only a text. */
const moves = (
  rest: Rest,
  { value, endMonth, totalQuotas, totalAmount }: Partial<Fresh>,
): boolean =>
  (value !== undefined && Number(value) !== Number(rest.value)) ||
  (totalQuotas !== undefined && totalQuotas !== rest.totalQuotas) ||
  (totalAmount !== undefined && totalAmount !== rest.totalAmount) ||
  (rest.totalQuotas === null && endMonth !== undefined && endMonth !== rest.endMonth)

const remarks = ({ comment }: { comment?: string | null }) =>
  comment === undefined ? {} : { comment }

/** Creates the rest of an item with its changes. */
async function goOn(context: Context, rest: Rest, fields: Partial<Fresh>) {
  const { contractId, unit, ...before } = rest
  const changed = { ...before, ...fields, startMonth: rest.startMonth }
  const { id } = await context.tx
    .insertInto('userItem')
    .values({
      ...changed,
      userContractId: contractId,
      currency: unit,
      endMonth: lastMonthOf(changed),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The months of an item after a change; unchanged ones stay, including an early end. */
function monthsAfter(before: Span, given: Partial<Span>): Partial<Span> {
  const touched =
    given.startMonth !== undefined ||
    given.endMonth !== undefined ||
    given.totalQuotas !== undefined
  if (!touched) return {}
  const span = {
    startMonth: given.startMonth ?? before.startMonth,
    endMonth: given.endMonth === undefined ? before.endMonth : given.endMonth,
    totalQuotas: given.totalQuotas === undefined ? before.totalQuotas : given.totalQuotas,
  }
  return { ...span, endMonth: lastMonthOf(span) }
}

type Removal = { id: number; payrollMonthId: number }

/**
 * Removes an item from a month on. An item that earlier months had ends in the last of them; one
 * that begins here is deleted.
 */
export async function removeUserItem(
  context: Context,
  { id, payrollMonthId }: Removal,
): Promise<boolean> {
  const item = await userItemById(context, id)
  await requireContract(context, item.contractId, 'userItems.delete')
  handMade(item)
  const month = await openMonthOf(context, item, payrollMonthId)
  if (item.endMonth !== null && item.endMonth < month) {
    throw conflict('Ya había terminado antes de este mes')
  }
  if (item.startMonth < month) {
    await context.tx
      .updateTable('userItem')
      .set({ endMonth: shiftMonth(month, -1), version: item.version + 1 })
      .where('id', '=', id)
      .execute()
    return true
  }
  await context.tx.deleteFrom('userItem').where('id', '=', id).execute()
  return true
}
