import type { Context } from '#platform/server/context.ts'

/** Items of closed months that were known late, of the contracts of a razón social. */
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
    ])
    .where('contract.businessId', '=', businessId)
    .orderBy('late.id')
    .execute()

/** A late item as the calculation takes the items of a month. */
export type LateItem = {
  id: number
  userContractId: number
  itemCode: string
  value: string
  currency: string
  startMonth: number
  endMonth: number | null
  totalQuotas: number | null
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
})
