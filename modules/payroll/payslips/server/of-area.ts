import type { ISODate } from '#chile/dates.ts'
import { sql } from '#platform/server/sql/db.ts'

/**
 * The payslips of an area: of the contracts that were in it when the month ended, by whatever name
 * it had then, and with those of the areas that were joined to it.
 */
export const ofArea = (name: string, last: ISODate) => sql<boolean>`(
  select line.area_id from user_contract_version line
  where line.company_id = app.current_company()
    and line.user_contract_id = payslip.user_contract_id
    and line.superseded_at is null and lower(line.valid) <= ${last}::date
  order by lower(line.valid) desc limit 1
) = (
  select coalesce(named.merged_into_id, named.id) from area named
  where named.company_id = app.current_company() and named.name_key = app.name_key(${name}))`
