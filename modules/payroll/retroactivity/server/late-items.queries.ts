import { searchKey } from '#chile/text.ts'
import { companyLibrary } from '#modules/concepts/concept-library/server/index.ts'
import { knownItemsOf } from '#modules/concepts/concept-library/model/known-items.ts'
import { monthById } from '#modules/payroll/payroll-frame/server/index.ts'
import { peopleInSight } from '#modules/payroll/payroll-results/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { pageOf } from '#platform/server/total-of.ts'
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
      'contract.businessId',
    ])
    .where('contract.userId', 'in', (eb) =>
      eb.selectFrom('userContract').select('userId').where('businessId', '=', businessId),
    )
    .orderBy('late.id')
    .execute()

type Filter = { payrollMonthId: number; search: string | null }

/**
 * The late items of the razón social of a month, of the people whose pay may be seen, in pages. A
 * search takes a part of the name or the RUT.
 */
export async function lateItems(
  context: Context,
  { filter, sort, page }: ListInput<Filter, 'name' | 'yearMonth'>,
) {
  const month = await monthById(context, filter.payrollMonthId)
  const all = await lateItemsOf(context, month.businessId)
  const own = all.filter(({ businessId }) => businessId === month.businessId)
  const contracts = [...new Set(own.map(({ userContractId }) => userContractId))]
  const people = await peopleInSight(context, month.businessId, undefined, contracts)
  const byPerson = Map.groupBy(own, ({ userContractId }) => userContractId)
  const asked = searchKey(filter.search ?? '')
  const found = [...people]
    .filter(([, { name, rut }]) => searchKey(`${name} ${rut}`).includes(asked))
    .flatMap(([contractId, person]) =>
      (byPerson.get(contractId) ?? []).map((item) => ({ ...item, ...person, contractId })),
    )
  const inOrder = sort.by === 'name' ? found : found.toSorted((a, b) => a.yearMonth - b.yearMonth)
  const { rows, total } = pageOf(sort.descending ? inOrder.toReversed() : inOrder, page)
  const known = new Map(
    rows.length === 0
      ? []
      : knownItemsOf(await companyLibrary(context.tx, month.yearMonth)).map(
          (item) => [item.code, item] as const,
        ),
  )
  return {
    rows: rows.map(({ businessId: _own, userContractId: _same, ...item }) => ({
      ...item,
      itemLabel: known.get(item.itemCode)?.label ?? item.itemCode,
      unit: known.get(item.itemCode)?.unit ?? 'CLP',
    })),
    total,
  }
}
export type LateRow = Awaited<ReturnType<typeof lateItems>>['rows'][number]

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
