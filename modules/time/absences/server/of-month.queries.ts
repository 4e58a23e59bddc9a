import { addDays } from '#chile/dates.ts'
import { firstDay, lastDay, type YearMonth } from '#chile/period.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'

/** How many days around the month a continued leave is searched. */
const before = 190
const after = 62

/**
 * The approved absences that the pay of a month depends on, for some contracts: those that touch
 * it, and the medical leaves around it, because leaves that continue each other are one. One
 * statement.
 */
export async function absencesAround(tx: Tx, month: YearMonth, contractIds: readonly number[]) {
  if (contractIds.length === 0) return []
  const [first, last] = [firstDay(month), lastDay(month)]
  return tx
    .selectFrom('absence')
    .select([
      'id',
      'userContractId',
      'type',
      'subtype',
      'pay',
      'startDate',
      'endDate',
      'applicationStartDate',
      'applicationEndDate',
      'halfDay',
      'ignoreHolidays',
      'previousPay',
    ])
    .where(sql<boolean>`user_contract_id = any(${contractIds}::bigint[])`)
    .where('responseStatus', '=', 'APPROVED')
    .where(sql<boolean>`coalesce(application_start_date, start_date)
      <= case type when 'LICENSE' then ${addDays(last, after)}::date else ${last}::date end`)
    .where(sql<boolean>`coalesce(application_end_date, end_date)
      >= case type when 'LICENSE' then ${addDays(first, -before)}::date else ${first}::date end`)
    .orderBy('startDate')
    .orderBy('id')
    .execute()
}
