import { type Reach, reachedIn } from '#access/reach.ts'
import type { Permission } from '#access/services.ts'
import { sql, type Tx } from './db.ts'
import { notFound } from '../errors.ts'

/** Where a statement has whose a row is, and of which razón social: `contract.userId`. */
export type ReachColumns = { user: string; business: string }

/**
 * Whether a row is within a reach, as a condition of a `where`: of one of its people, of one of its
 * razones sociales, or of a person in one razón social: what an option opens, or the units of a
 * restriction.
 */
export function insideReach(reach: Reach, columns: ReachColumns) {
  const others = isNotExcepted(reach, columns.user)
  if (reach.all) return others
  return sql<boolean>`(${others} and (
    ${sql.ref(columns.user)} = any(${[...reach.userIds]}::bigint[])
    or ${sql.ref(columns.business)} = any(${[...reachedIn(reach)]}::bigint[])
    or ${isPlaced(reach, columns)}))`
}

/** Whether the razón social in a column is one that a reach opens whole. */
export const businessWithin = (reach: Reach, business: string) =>
  reach.all
    ? sql<boolean>`true`
    : sql<boolean>`${sql.ref(business)} = any(${[...reachedIn(reach)]}::bigint[])`

/** Refuses a razón social beyond a permission's reach, as if it did not exist. */
export async function requireBusiness(
  { tx, reach }: { tx: Tx; reach(permission: Permission): Reach },
  id: number,
  permission: Permission,
): Promise<void> {
  const over = reach(permission)
  const found = await tx
    .selectFrom('business')
    .select('id')
    .where('id', '=', id)
    .$if(!over.all, (query) => query.where('id', 'in', [0, ...reachedIn(over)]))
    .executeTakeFirst()
  if (!found) throw notFound()
}

/** Whether a row is of somebody whose records a reach does not leave out. */
export const isNotExcepted = ({ except }: Pick<Reach, 'except'>, user: string) =>
  except.length === 0
    ? sql<boolean>`true`
    : sql<boolean>`${sql.ref(user)} <> all(${[...except]}::bigint[])`

/** Whether a row is of one of the people in the razón social where an option opens it. */
export function isPlaced({ placed }: Pick<Reach, 'placed'>, { user, business }: ReachColumns) {
  if (placed.length === 0) return sql<boolean>`false`
  const users = placed.map(({ userId }) => userId)
  const businesses = placed.map(({ businessId }) => businessId)
  return sql<boolean>`((${sql.ref(user)}, ${sql.ref(business)}) in (
    select opened.person, opened.place
    from unnest(${users}::bigint[], ${businesses}::bigint[]) opened (person, place)))`
}

const linked = { user: 'link.userId', business: 'link.businessId' }

/** Whether the person in a column is within a reach: of its people, or in its razones sociales. */
export function personWithin(reach: Reach, user: string) {
  const others = isNotExcepted(reach, user)
  if (reach.all) return others
  const itself = sql<boolean>`${sql.ref(user)} = any(${[...reach.userIds]}::bigint[])`
  return sql<boolean>`(${others} and (${itself} or exists (
    select 1 from user_business link
    where link.company_id = app.current_company() and link.user_id = ${sql.ref(user)}
      and (link.business_id = any(${[...reachedIn(reach)]}::bigint[])
        or ${isPlaced(reach, linked)}))))`
}
