import { quotasTaken, readsEarlier } from '#modules/payroll/month-parts/server/index.ts'
import { sql } from '#platform/server/sql/db.ts'

quotasTaken.on(
  'user-items',
  sql<number>`(select coalesce(sum(carried.amount), 0)::bigint from user_item_carried carried
    join user_item item on item.company_id = carried.company_id and item.id = carried.user_item_id
    where carried.company_id = app.current_company() and carried.year_month = month.year_month
      and item.user_contract_id = payslip.user_contract_id)`,
)

/** A court order that has a total. */
readsEarlier.on(
  'user-items',
  `exists (select from user_item i where i.company_id = $1 and i.user_contract_id = own.id
    and i.total_amount is not null)`,
)
