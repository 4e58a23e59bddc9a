import type { YearMonth } from '#chile/period.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { companionsOf } from './companions.queries.ts'
import { type ContractTime, timeOf } from './contract-time.queries.ts'
import { heldTerms, isPaidIn, type TermsRow } from './held-terms.queries.ts'

/** A contract of a month with all inputs of its payslip except its items. */
export type ContractRow = TermsRow & ContractTime & { companions: readonly Companion[] }

/** Another contract of the same person in the month: the two share the caps. */
export type Companion = { row: TermsRow & ContractTime; items: readonly ItemRow[] }

/**
 * The contracts of a razón social in a month: their terms, their absences, the changes inside the
 * month, and the other contracts of their people. The number of statements does not depend on the
 * number of contracts.
 *
 * @param only the contracts wanted; all of the month when it is not given
 */
export async function contractsOf(
  tx: Tx,
  businessId: number,
  month: YearMonth,
  only?: readonly number[],
): Promise<ContractRow[]> {
  const rows = await heldTerms(tx, month, { businessId, only })
  const others = await companionsOf(tx, month, rows)
  const time = await timeOf(tx, month, [...rows, ...others])
  const otherItems = await itemsOf(
    tx,
    month,
    others.map((row) => row.contractId),
  )
  const byPerson = Map.groupBy(others, (row) => row.ownerId)
  const companion = (row: TermsRow): Companion => ({
    row: Object.assign(row, time(row)),
    items: otherItems.filter((item) => item.userContractId === row.contractId),
  })
  return rows.map((row) =>
    Object.assign(row, time(row), {
      companions: (byPerson.get(row.ownerId) ?? [])
        .filter((other) => other.contractId !== row.contractId)
        .map(companion),
    }),
  )
}

/** Only the ids, of all contracts or of some, for counting and for splitting the work. */
export async function contractIdsOf(
  tx: Tx,
  businessId: number,
  month: YearMonth,
  only?: readonly number[],
): Promise<number[]> {
  const rows = await contractsIn(tx, businessId, month)
    .select('contract.id')
    .$if(only !== undefined, (query) =>
      query.where(sql<boolean>`contract.id = any(${only ?? []}::bigint[])`),
    )
    .orderBy('contract.id')
    .execute()
  return rows.map((row) => row.id)
}

/** The contracts that a razón social pays in a month, as a query to extend. */
export const contractsIn = (tx: Tx, businessId: number, month: YearMonth) =>
  tx
    .selectFrom('userContract as contract')
    .innerJoin('userBusiness as link', 'link.id', 'contract.userBusinessId')
    .where('contract.businessId', '=', businessId)
    .where(isPaidIn(month))

/** The items of each contract in a month: those whose months contain it. */
export async function itemsOf(tx: Tx, month: YearMonth, contractIds: readonly number[]) {
  if (contractIds.length === 0) return []
  const rows = await tx
    .selectFrom('userItem')
    .select([
      'id',
      'userContractId',
      'itemCode',
      'value',
      'currency',
      'startMonth',
      'endMonth',
      'totalQuotas',
      leftOf(month).as('balance'),
    ])
    .where(sql<boolean>`user_contract_id = any(${contractIds}::bigint[])`)
    .where('status', '=', 'ACTIVE')
    .where('startMonth', '<=', month)
    .where((eb) => eb.or([eb('endMonth', 'is', null), eb('endMonth', '>=', month)]))
    .orderBy('id')
    .execute()
  for (const row of rows) if (row.balance !== null) row.value = withinBalance(row)
  return rows
}

/** The balance of an order with a total after earlier months; null for an order without one. */
const leftOf = (month: YearMonth) =>
  sql<string | null>`case when total_amount is not null then greatest(0, total_amount -
    (select coalesce(sum(taken.amount), 0) from user_item_taken taken
     where taken.company_id = app.current_company() and taken.year_month < ${month}
       and taken.user_item_id = coalesce(user_item.order_id, user_item.id)))::text end`

/** The last month takes the balance; a percentage of a completed order gives nothing. */
function withinBalance({ value, balance, currency }: { value: string } & Balance): string {
  const left = Number(balance)
  if (currency === 'PERCENT') return left === 0 ? '0' : value
  return Number(value) > left ? String(left) : value
}
type Balance = Pick<ItemRow, 'balance' | 'currency'>

export type ItemRow = Awaited<ReturnType<typeof itemsOf>>[number]
