import type { Reach } from '#access/reach.ts'
import type { Context } from '#platform/server/context.ts'
import { sql, type Tx } from '#platform/server/db.ts'
import { personName, personSurname } from '#platform/server/person-names.ts'

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

/**
 * Who the contracts of a razón social are of, as far as their pay may be seen: out of reach and
 * confidential are not there. In the order of their surnames.
 */
export async function peopleInSight(context: Context, businessId: number) {
  const columns = { user: 'contract.userId', business: 'contract.businessId' }
  const rows = await context.tx
    .selectFrom('userContract as contract')
    .innerJoin('users', 'users.id', 'contract.userId')
    .leftJoin(lastPerson(context.tx), (join) => join.onRef('person.userId', '=', 'contract.userId'))
    .select(['contract.id', 'contract.userId', 'users.rut', personName.as('name')])
    .where('contract.businessId', '=', businessId)
    .where(within(context.reach('payslips.read'), columns, context.actor.userId))
    .orderBy(personSurname)
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

/** What lists are ordered by, of some people. */
export async function surnamesOf(
  { tx }: Context,
  people: readonly { userId: number }[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await tx
    .selectFrom(lastPerson(tx))
    .select(['person.userId', personSurname.as('surname')])
    .where(sql<boolean>`person.user_id = any(${people.map(({ userId }) => userId)}::bigint[])`)
    .execute()
  return new Map(rows.map(({ userId, surname }) => [userId, surname]))
}
