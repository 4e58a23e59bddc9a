import type { Permission } from '#access/services.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/db.ts'
import { notFound } from '#platform/server/errors.ts'
import { personShown, personWithin } from '#modules/people/sight/server/index.ts'

export { personWithin as within }

/** Requires a person within the reach of a permission; anybody else is answered as not found. */
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
    .select('users.id')
    .where('users.id', '=', userId)
    .where(personWithin(reach, 'users.id'))
    .where(personShown(reach, 'users.id', context.actor.userId))
    .executeTakeFirst()
  return found !== undefined
}

/**
 * Whether the actor may read class A data of a person (previsión, health, family burdens,
 * retention): their own, or with the right to their contract.
 */
export const mayReadReserved = (context: Context, userId: number): Promise<boolean> =>
  userId === context.actor.userId
    ? Promise.resolve(true)
    : reaches(context, userId, 'contracts.read')

/** Records in the audit that somebody read reserved data of another person. */
export async function auditReading(context: Context, userId: number, what: string): Promise<void> {
  if (userId === context.actor.userId) return
  await sql`select app.write_audit(${context.session.companyId}::bigint, 'Proceso',
    ${`lectura:${what}`}, ${String(userId)}, null, null)`.execute(context.tx)
}
