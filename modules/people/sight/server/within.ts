import { type Reach, reachedIn } from '#access/reach.ts'
import { sql } from '#platform/server/db.ts'
import { insideReach, isPlaced, type ReachColumns as Columns } from '#platform/server/reach.ts'
import { isPrivate } from './private.ts'

export type { Columns }

/** Whether the person in a column is within a reach: of its people, or in its razones sociales. */
export function personWithin(reach: Reach, user: string) {
  if (reach.all) return sql<boolean>`true`
  return sql<boolean>`(${sql.ref(user)} = any(${[...reach.userIds]}::bigint[]) or exists (
    select 1 from user_business link
    where link.company_id = app.current_company() and link.user_id = ${sql.ref(user)}
      and (link.business_id = any(${[...reachedIn(reach)]}::bigint[])
        or ${isPlaced(reach, linked)})))`
}

const linked = { user: 'link.userId', business: 'link.businessId' }

/**
 * Whether pay is within a reach: of one of its people or razones sociales, and not confidential
 * unless the reader may see that. One's own always is.
 */
export function payWithin(reach: Reach, columns: Columns, self: number | null) {
  const inside = insideReach(reach, columns)
  if (reach.includesPrivate) return inside
  const { user } = columns
  return sql<boolean>`(${inside} and (${sql.ref(user)} is not distinct from ${self}::bigint
    or not ${isPrivate(user)}))`
}

/**
 * The same for rows of `payslip` in a statement, of any kind of process: pay is confidential if it
 * was when calculated, or if the person is now.
 */
export function payslipWithin(reach: Reach, columns: Columns, self: number | null) {
  const inside = insideReach(reach, columns)
  return reach.includesPrivate ? inside : sql<boolean>`(${inside} and ${notHidden(self)})`
}

/** The rows of `payslip` that are not confidential, and one's own. */
export const notHidden = (self: number | null) => sql<boolean>`(
  payslip.user_id is not distinct from ${self}::bigint
  or not (coalesce((payslip.snapshot ->> 'isPrivate')::boolean, false)
    or ${isPrivate('payslip.userId')}))`
