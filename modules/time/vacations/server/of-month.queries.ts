import type { ISODate } from '#chile/dates.ts'
import type { YearMonth } from '#chile/period.ts'
import { sql, type Tx } from '#platform/server/db.ts'

/**
 * The approved vacations of some contracts that meet some days, as they were enjoyed, for the pay of
 * a month. Those enjoyed before the balance began were paid elsewhere, and so were the months that
 * closed before payslips looked at vacations. One statement.
 */
export async function vacationsAround(
  tx: Tx,
  month: YearMonth,
  { from, to }: { from: ISODate; to: ISODate },
  contractIds: readonly number[],
) {
  if (contractIds.length === 0) return []
  return tx
    .selectFrom('vacation')
    .select(['userContractId', 'startDate', 'half'])
    .select(sql<ISODate>`coalesce(enjoyed_until, end_date)::text`.as('endDate'))
    .where(sql<boolean>`user_contract_id = any(${contractIds}::bigint[])`)
    .where('responseStatus', '=', 'APPROVED')
    .where('isHistoric', '=', false)
    .where('startDate', '<=', to)
    .where(sql<boolean>`coalesce(enjoyed_until, end_date) >= ${from}::date`)
    .where((eb) => eb.or([eb('settledUntil', 'is', null), eb('settledUntil', '<', month)]))
    .orderBy('startDate')
    .orderBy('id')
    .execute()
}
