import { sql } from '#platform/server/sql/db.ts'
import { kept } from '../model/words.ts'

const tables = Object.entries(kept)
  .filter(([, { hiddenFromOwner }]) => hiddenFromOwner === true)
  .map(([table]) => table)

/**
 * Condition on audit events: not of a row that is kept from its own person, who is this one. Such a
 * row changes alone in its transaction, so that nothing is left of the change.
 */
export const notHiddenFrom = (userId: number | null) =>
  sql<boolean>`(${sql.join(
    tables.map(
      (table) => sql`(entity <> ${table} or not exists (
        select from ${sql.table(table)} hidden
        join user_contract own on own.company_id = app.current_company()
          and own.id = hidden.user_contract_id and own.user_id = ${userId ?? 0}
        where hidden.company_id = app.current_company() and not hidden.display_to_employee
          and hidden.id::text = entity_id))`,
    ),
    sql` and `,
  )})`
