import type { Permission } from '#access/services.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { invalid, notFound } from '#platform/server/errors.ts'
import { recordAtEnd } from '#platform/server/observe/read-audit.ts'
import { BLOCKED } from '#modules/people/sight/model/blocks.ts'
import { blocks, personShown, personWithin } from '#modules/people/sight/server/index.ts'
import { contactNames } from '../model/contact.ts'

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
  return (await reachedBy(context, userId, [permission])).has(permission)
}

/** Which of some permissions reach a person, in one statement. */
export async function reachedBy<P extends Permission>(
  context: Context,
  userId: number,
  permissions: readonly P[],
): Promise<ReadonlySet<P>> {
  const isReached = permissions.map((permission) => {
    const reach = context.reach(permission)
    return sql`(${personWithin(reach, 'users.id')}
      and ${personShown(reach, 'users.id', context.actor.userId)})`
  })
  const found = await context.tx
    .selectFrom('users')
    .select(sql<boolean[]>`array[${sql.join(isReached)}]::boolean[]`.as('reached'))
    .where('users.id', '=', userId)
    .executeTakeFirst()
  return new Set(permissions.filter((_, at) => found?.reached[at] === true))
}

/**
 * Whether the actor may read class A data of a person (previsión, health, family burdens,
 * retention): their own, or with the right to their contract.
 */
export const mayReadReserved = (context: Context, userId: number): Promise<boolean> =>
  userId === context.actor.userId
    ? Promise.resolve(true)
    : reaches(context, userId, 'contracts.read')

/**
 * Requires a person whose record the actor changes. What is blocked of it is written by its person,
 * or by whoever answers what they asked.
 */
export async function requireChange(context: Context, id: number, change: object) {
  await requirePerson(context, id, 'users.update')
  const asked = Object.keys(change).find((name) => contactNames.has(name))
  if (asked === undefined || !(await blocks.partsBlocked(context, id)).has('CONTACT')) return
  if (!(await reaches(context, id, 'privacyRequests.update'))) throw invalid(asked, BLOCKED)
}

/** Records in the audit that somebody read reserved data of another person. */
export function auditReading({ actor, client, session }: Context, userId: number, what: string) {
  if (userId === actor.userId) return
  const { companyId } = session
  recordAtEnd(client, { companyId, what: `lectura:${what}`, id: String(userId), about: null })
}
