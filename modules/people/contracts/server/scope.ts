import type { Reach } from '#access/reach.ts'
import type { Permission } from '#access/services.ts'
import type { Context } from '#platform/server/context.ts'
import { notFound } from '#platform/server/errors.ts'
import { recordAtEnd } from '#platform/server/readings.ts'
import { payWithin } from '#modules/people/sight/server/index.ts'

/**
 * Whether the contract under an alias is within a reach: of one of its people, or of its razones
 * sociales.
 */
export const within = (reach: Reach, contract: string, self: number | null) =>
  payWithin(reach, { user: `${contract}.userId`, business: `${contract}.businessId` }, self)

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
    .where(within(context.reach(permission), 'contract', context.actor.userId))
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
