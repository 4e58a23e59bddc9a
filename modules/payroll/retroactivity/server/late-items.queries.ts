import { companyLibrary } from '#modules/concepts/concept-library/server/index.ts'
import { knownItemsOf } from '#modules/concepts/concept-library/model/known-items.ts'
import { monthById } from '#modules/payroll/payroll-frame/server/index.ts'
import { contractsInSight } from '#modules/payroll/payroll-results/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { personName, personSurname, userMatches } from '#platform/server/sql/person-names.ts'
import { listed } from '#platform/server/sql/total-of.ts'
import type { ItemUnitCode } from '#modules/concepts/concept-library/model/catalogs.ts'

/**
 * Late items of closed months, of the people of some contracts: also those of their contracts in
 * another razón social, with which they share the caps.
 */
export const lateItemsOf = ({ tx }: Pick<Context, 'tx'>, contractIds: readonly number[]) =>
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
      eb
        .selectFrom('userContract')
        .select('userId')
        .where(sql<boolean>`id = any(${[...contractIds]}::bigint[])`),
    )
    .orderBy('late.id')
    .execute()

type Filter = { payrollMonthId: number; search: string | null }

/**
 * The late items of the razón social of a month, of the people whose pay may be seen, in pages. A
 * search takes words of the name and the RUT.
 */
export async function lateItems(context: Context, input: ListInput<Filter, 'name' | 'yearMonth'>) {
  const { payrollMonthId, search } = input.filter
  const month = await monthById(context, payrollMonthId)
  const matching = contractsInSight(context, month.businessId)
    .innerJoin('lateItem as late', 'late.userContractId', 'contract.id')
    .where((eb) => eb.and(userMatches(search, 'RUT_SHOWN')))
  const direction = input.sort.descending ? 'desc' : 'asc'
  const ordered = matching
    .select(['contract.id as contractId', 'contract.userId', 'users.rut', personName.as('name')])
    .select(['late.id', 'late.yearMonth', 'late.itemCode', 'late.value', 'late.comment'])
    .select('late.origin')
    .$if(input.sort.by === 'yearMonth', (query) => query.orderBy('late.yearMonth', direction))
    .orderBy(personSurname, input.sort.by === 'name' ? direction : 'asc')
    .orderBy('late.id')
  const { rows, total } = await listed(matching, ordered, input)
  const known = new Map(
    rows.length === 0
      ? []
      : knownItemsOf(await companyLibrary(context.tx, month.yearMonth)).map(
          (item) => [item.code, item] as const,
        ),
  )
  return {
    rows: rows.map((item) => ({
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
