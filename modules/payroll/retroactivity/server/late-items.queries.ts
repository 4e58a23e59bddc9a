import type { Context } from '#platform/server/context.ts'
import type { ItemUnitCode } from '#modules/concepts/concept-library/model/catalogs.ts'

/**
 * Late items of closed months, for people with a contract in a razón social: also those of their
 * contracts in another one, with which they share the caps.
 */
export const lateItemsOf = ({ tx }: Context, businessId: number) =>
  tx
    .selectFrom('lateItem as late')
    .innerJoin('userContract as contract', 'contract.id', 'late.userContractId')
    .select([
      'late.id',
      'late.userContractId',
      'late.yearMonth',
      'late.itemCode',
      'late.value',
      'late.comment',
      'late.origin',
      'contract.businessId',
    ])
    .where('contract.userId', 'in', (eb) =>
      eb.selectFrom('userContract').select('userId').where('businessId', '=', businessId),
    )
    .orderBy('late.id')
    .execute()

/** A late item in the form in which a calculation takes the items of a month. */
export type LateItem = {
  id: number
  userContractId: number
  itemCode: string
  value: string
  currency: ItemUnitCode
  startMonth: number
  endMonth: number | null
  totalQuotas: number | null
  /** The balance of an order with a total, which a late item never has. */
  balance: string | null
}

type Row = Awaited<ReturnType<typeof lateItemsOf>>[number]

export const asItem = ({ id, userContractId, itemCode, value, yearMonth }: Row): LateItem => ({
  id,
  userContractId,
  itemCode,
  value,
  currency: 'CLP',
  startMonth: yearMonth,
  endMonth: yearMonth,
  totalQuotas: null,
  balance: null,
})
