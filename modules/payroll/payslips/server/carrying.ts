import type { RawBuilder } from 'kysely'
import { sql } from '#platform/server/sql/db.ts'

/**
 * Whether the contract lets what was not discounted pass to the next month, and the items of the
 * month whose rest the closing keeps: advances apart from what has quotas.
 */
export const carrying = [
  sql<boolean>`coalesce((select version.overdraft from user_contract_version version
    where version.company_id = app.current_company()
      and version.user_contract_id = payslip.user_contract_id and version.superseded_at is null
      and lower(version.valid) <= (to_date(month.year_month::text, 'YYYYMM')
        + interval '1 month - 1 day')::date
    order by lower(version.valid) desc limit 1), false)`.as('overdraft'),
  itemsOf(sql`coalesce(root.origin, item.origin) = 'ADVANCE'`).as('advances'),
  itemsOf(sql`coalesce(root.origin, item.origin) = 'LOAN'
    or coalesce(root.total_quotas, item.total_quotas) is not null`).as('quotas'),
]

function itemsOf(condition: RawBuilder<unknown>) {
  return sql<string[] | null>`(select array_agg(distinct item.item_code) from user_item item
    left join user_item root on root.company_id = item.company_id
      and item.origin = 'CARRIED' and root.id = item.origin_id
    where item.company_id = app.current_company()
      and item.user_contract_id = payslip.user_contract_id and item.status = 'ACTIVE'
      and item.start_month <= month.year_month
      and (item.end_month is null or item.end_month >= month.year_month) and (${condition}))`
}
