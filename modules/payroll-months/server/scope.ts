import type { Reach } from '#access/reach.ts'
import type { Context } from '#platform/server/context.ts'
import { sql, type Tx } from '#platform/server/db.ts'
import { insideReach, type ReachColumns } from '#platform/server/reach.ts'

/**
 * Whether pay is within a reach, as a condition of a `where`: of one of its people or razones
 * sociales, and not of the confidential payroll for who is not in it. One's own always is.
 */
export function within(reach: Reach, columns: ReachColumns, self: number | null) {
  const inside = insideReach(reach, columns)
  if (reach.includesPrivate) return inside
  return sql<boolean>`(${inside} and (${sql.ref(columns.user)} is not distinct from ${self}::bigint
    or not ${isPrivate(columns)}))`
}

/**
 * Pay that only some may see: «rol privado», of the person or of the person in that razón social.
 */
export const isPrivate = ({ user, business }: ReachColumns) => sql<boolean>`exists (
  select 1 from users hidden
  left join user_business link on link.company_id = hidden.company_id and link.user_id = hidden.id
    and link.business_id = ${sql.ref(business)}
  where hidden.company_id = app.current_company() and hidden.id = ${sql.ref(user)}
    and (hidden.is_private_role or link.private_role))`

/**
 * Who the contracts of a razón social are of, as far as their pay may be seen: out of reach and
 * confidential are not there.
 */
export async function peopleInSight(context: Context, businessId: number) {
  const columns = { user: 'contract.userId', business: 'contract.businessId' }
  const rows = await context.tx
    .selectFrom('userContract as contract')
    .innerJoin('users', 'users.id', 'contract.userId')
    .leftJoin(lastPerson(context.tx), (join) => join.onRef('person.userId', '=', 'contract.userId'))
    .select(['contract.id', 'contract.userId', 'users.rut', personName.full.as('name')])
    .where('contract.businessId', '=', businessId)
    .where(within(context.reach('payslips.read'), columns, context.actor.userId))
    .execute()
  return new Map(rows.map(({ id, ...person }) => [id, person]))
}

/**
 * Everybody as they are written last, to be joined as `person` by `person.userId`: names, and where
 * to write to. What held in a month is asked of `payroll-time`.
 */
export const lastPerson = (tx: Tx) =>
  tx
    .selectFrom('userVersion')
    .select(['userId', 'firstname', 'secondName', 'paternalLastname', 'maternalLastname', 'email'])
    .where('supersededAt', 'is', null)
    .where(sql<boolean>`upper_inf(valid)`)
    .as('person')

/** How the `person` of a statement is called; nothing, and never null, of who is not written. */
export const personName = {
  short: sql<string>`concat_ws(' ', person.firstname, person.paternal_lastname)`,
  usual: sql<string>`concat_ws(' ', person.firstname, person.paternal_lastname,
    person.maternal_lastname)`,
  full: sql<string>`concat_ws(' ', person.firstname, person.second_name,
    person.paternal_lastname, person.maternal_lastname)`,
} as const
