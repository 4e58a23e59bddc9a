import type { Permission } from '#access/services.ts'
import type { Context } from '#platform/server/context.ts'
import { notFound } from '#platform/server/errors.ts'
import { recordAtEnd } from '#platform/server/observe/read-audit.ts'
import { contractWithin } from '#modules/people/sight/server/index.ts'

/** Whether a contract is within the actor's reach of a permission. */
export async function reachesContract(
  context: Context,
  id: number,
  permission: Permission,
): Promise<boolean> {
  const found = await context.tx
    .selectFrom('userContract as contract')
    .select('contract.id')
    .where('contract.id', '=', id)
    .where(contractWithin(context, permission))
    .executeTakeFirst()
  return found !== undefined
}

/**
 * Locks a contract for a change. A contract outside the reach of the permission is answered as not
 * found.
 */
export async function requireContract(context: Context, id: number, permission: Permission) {
  const contract = await context.tx
    .selectFrom('userContract as contract')
    .selectAll('contract')
    .where('contract.id', '=', id)
    .where('contract.status', '<>', 'DELETED')
    .where(contractWithin(context, permission))
    .forNoKeyUpdate('contract')
    .executeTakeFirst()
  if (!contract) throw notFound()
  return contract
}

/** Leaves in the audit that somebody read the pay of another person. */
export const auditReading = (context: Context, userId: number): void =>
  audit(context, userId, 'lectura:remuneración')

/** Leaves in the audit that somebody read the health of another person: medical leaves. */
export const auditHealth = (context: Context, userId: number): void =>
  audit(context, userId, 'lectura:salud')

function audit({ client, session, actor }: Context, userId: number, what: string): void {
  if (userId === actor.userId) return
  recordAtEnd(client, { companyId: session.companyId, what, id: String(userId), about: null })
}
