import { shiftMonth } from '#chile/period.ts'
import { requireContract } from '#modules/people/contracts/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { conflict } from '#platform/server/errors.ts'
import { userItemById } from './user-items.queries.ts'
import { handMade, openMonthOf, restOf } from './user-items.service.ts'
import type { ValueOf } from '#platform/model/catalog.ts'
import type { ItemUnitCode } from '#modules/concepts/concept-library/model/catalogs.ts'
import type { UserItemStatus } from '../model/user-item.ts'

type Wanted = { id: number; payrollMonthId: number }

/**
 * Suspends an item from a month on. Earlier months keep theirs; quotas of suspended months are not
 * lost: after resuming, the item continues with them.
 */
export async function suspendUserItem(context: Context, { id, payrollMonthId }: Wanted) {
  const item = await userItemById(context, id)
  await requireContract(context, item.contractId, 'userItems.update')
  handMade(item)
  const month = await openMonthOf(context, item, payrollMonthId)
  if (item.status === 'SUSPENDED') throw conflict('Ya está suspendido')
  if (item.endMonth !== null && item.endMonth < month) {
    throw conflict('Ya había terminado antes de este mes')
  }
  const { contractId, unit, ...rest } = restOf(item, month)
  const suspended = {
    ...rest,
    startMonth: item.startMonth > month ? item.startMonth : month,
    totalQuotas: item.startMonth > month ? item.totalQuotas : rest.totalQuotas,
    // Suspended quotas have no last month until they continue.
    endMonth: item.totalQuotas === null ? item.endMonth : null,
    status: 'SUSPENDED' as const,
  }
  return replaceFrom(context, item, { ...suspended, userContractId: contractId, currency: unit })
}

/** Resumes a suspended item from a month on, with its remaining quotas. */
export async function resumeUserItem(context: Context, { id, payrollMonthId }: Wanted) {
  const item = await userItemById(context, id)
  await requireContract(context, item.contractId, 'userItems.update')
  const month = await openMonthOf(context, item, payrollMonthId)
  if (item.status !== 'SUSPENDED') throw conflict('No está suspendido')
  const from = item.startMonth > month ? item.startMonth : month
  if (item.totalQuotas === null && item.endMonth !== null && item.endMonth < from) {
    throw conflict('Su último mes ya pasó')
  }
  const { contractId, itemCode, unit, value, comment, totalQuotas, totalAmount } = item
  return replaceFrom(context, item, {
    userContractId: contractId,
    itemCode,
    currency: unit,
    value,
    comment,
    totalQuotas,
    totalAmount,
    orderId: totalAmount === null ? null : (item.orderId ?? item.id),
    startMonth: from,
    endMonth: totalQuotas === null ? item.endMonth : shiftMonth(from, totalQuotas - 1),
    status: 'ACTIVE',
  })
}

type Item = Awaited<ReturnType<typeof userItemById>>
type Fresh = {
  userContractId: number
  itemCode: string
  currency: ItemUnitCode
  value: string
  comment: string | null
  totalQuotas: number | null
  totalAmount: number | null
  orderId: number | null
  startMonth: number
  endMonth: number | null
  status: ValueOf<typeof UserItemStatus>
}

/** Ends an item in the month before the new one begins, or replaces it. */
async function replaceFrom(context: Context, item: Item, fresh: Fresh) {
  if (item.startMonth < fresh.startMonth) {
    await context.tx
      .updateTable('userItem')
      .set({ endMonth: shiftMonth(fresh.startMonth, -1), version: item.version + 1 })
      .where('id', '=', item.id)
      .execute()
    const { id } = await context.tx
      .insertInto('userItem')
      .values(fresh)
      .returning('id')
      .executeTakeFirstOrThrow()
    return userItemById(context, id)
  }
  await context.tx
    .updateTable('userItem')
    .set({ ...fresh, version: item.version + 1 })
    .where('id', '=', item.id)
    .execute()
  return userItemById(context, item.id)
}
