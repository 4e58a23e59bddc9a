import type { Reach } from '#access/reach.ts'
import type { Permission } from '#access/services.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/db.ts'
import { notFound } from '#platform/server/errors.ts'
import { isPlaced } from '#platform/server/reach.ts'

/**
 * Whether the person in column `user` is within a reach, as a condition of a `where`. Units are not
 * kept yet: a restriction to units opens no razón social.
 */
export function within(reach: Reach, user: string) {
  if (reach.all) return sql<boolean>`true`
  const businesses = reach.unitIds === null ? [...reach.businessIds] : []
  return sql<boolean>`(${sql.ref(user)} = any(${[...reach.userIds]}::bigint[]) or exists (
    select 1 from user_business link
    where link.company_id = app.current_company() and link.user_id = ${sql.ref(user)}
      and (link.business_id = any(${businesses}::bigint[]) or ${isPlaced(reach, linked)})))`
}

const linked = { user: 'link.userId', business: 'link.businessId' }

/** Whether the pay of the person in column `user` is kept from most: «rol privado». */
export const isPrivate = (user: string) => sql<boolean>`exists (
  select 1 from users hidden
  left join user_business link on link.company_id = hidden.company_id and link.user_id = hidden.id
  where hidden.company_id = app.current_company() and hidden.id = ${sql.ref(user)}
    and (hidden.is_private_role or link.private_role))`

/** Refuses, as if there were no such person, anybody outside the reach of a permission. */
export async function requirePerson(
  context: Context,
  userId: number,
  permission: Permission = 'users.read',
): Promise<void> {
  if (!(await reaches(context, userId, permission))) throw notFound()
}

/**
 * Whether a permission reaches a person; their own record is always reached where the permission is
 * held.
 */
export async function reaches(
  context: Context,
  userId: number,
  permission: Permission,
): Promise<boolean> {
  const reach = context.reach(permission)
  const found = await context.tx
    .selectFrom('users')
    .select(isPrivate('users.id').as('hidden'))
    .where('users.id', '=', userId)
    .where(within(reach, 'users.id'))
    .executeTakeFirst()
  if (!found) return false
  return !found.hidden || reach.includesPrivate || userId === context.actor.userId
}

/**
 * Class A of a person (previsión, health, family burdens, retention): their own, or with their
 * contract.
 */
export const mayReadReserved = (context: Context, userId: number): Promise<boolean> =>
  userId === context.actor.userId
    ? Promise.resolve(true)
    : reaches(context, userId, 'contracts.read')

/** Leaves in the audit that somebody read reserved data of another person. */
export async function auditReading(context: Context, userId: number, what: string): Promise<void> {
  if (userId === context.actor.userId) return
  await sql`select app.write_audit(${context.session.companyId}::bigint, 'Proceso',
    ${`lectura:${what}`}, ${String(userId)}, null, null)`.execute(context.tx)
}
