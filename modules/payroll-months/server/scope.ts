import type { Reach } from '#access/reach.ts'
import { sql } from '#platform/server/db.ts'

/** Where a query has the person and the razón social whose pay it is: `contract.userId`. */
type Columns = { user: string; business: string }

/**
 * Whether pay is within a reach, as a condition of a `where`: of one of its people or razones
 * sociales, and not of the confidential payroll for who is not in it. One's own always is.
 */
export function within(reach: Reach, { user, business }: Columns, self: number | null) {
  const businesses = reach.unitIds === null ? [...reach.businessIds] : []
  const inside = reach.all
    ? sql<boolean>`true`
    : sql<boolean>`(${sql.ref(user)} = any(${[...reach.userIds]}::bigint[])
        or ${sql.ref(business)} = any(${businesses}::bigint[]))`
  if (reach.includesPrivate) return inside
  return sql<boolean>`(${inside} and (${sql.ref(user)} is not distinct from ${self}::bigint
    or not ${isPrivate({ user, business })}))`
}

/**
 * Pay that only some may see: «rol privado», of the person or of the person in that razón social.
 */
export const isPrivate = ({ user, business }: Columns) => sql<boolean>`exists (
  select 1 from users hidden
  left join user_business link on link.company_id = hidden.company_id and link.user_id = hidden.id
    and link.business_id = ${sql.ref(business)}
  where hidden.company_id = app.current_company() and hidden.id = ${sql.ref(user)}
    and (hidden.is_private_role or link.private_role))`
