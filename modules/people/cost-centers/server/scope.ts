import { type Reach, reachedIn } from '#access/reach.ts'
import type { Permission } from '#access/services.ts'
import { ofContract, payWithin } from '#modules/people/sight/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { notFound } from '#platform/server/errors.ts'

type OfContracts = Extract<Permission, `costCenterContracts.${string}`>

/**
 * Whether a `contract` in a statement is within reach. The confidential payroll stays with the
 * people who see its contracts elsewhere.
 */
export function inReach(context: Context, permission: OfContracts) {
  const { includesPrivate } = context.reach('contracts.read')
  const reach = { ...context.reach(permission), includesPrivate }
  return payWithin(reach, ofContract, context.actor.userId)
}

/** A contract within reach; locked for a change. Any other is not found. */
export async function requireContract(context: Context, id: number, permission: OfContracts) {
  const contract = await context.tx
    .selectFrom('userContract as contract')
    .select(['contract.id', 'contract.businessId', 'contract.initialDate', 'contract.finalDate'])
    .where('contract.id', '=', id)
    .where('contract.status', '<>', 'DELETED')
    .where(inReach(context, permission))
    .$if(permission !== 'costCenterContracts.read', (query) => query.forNoKeyUpdate('contract'))
    .executeTakeFirst()
  if (!contract) throw notFound()
  return contract
}

/** Whether somebody reaches a razón social; of what is of all of them, everybody does. */
export function reachesBusiness(reach: Reach, businessId: number | null): boolean {
  return reach.all || businessId === null || reachedIn(reach).includes(businessId)
}

/** A centre of one razón social is in sight of who reaches it; one of all of them, of everybody. */
export function centerInSight({ reach }: Context, column = 'center.businessId') {
  const reached = reach('businesses.read')
  if (reached.all) return sql<boolean>`true`
  return sql<boolean>`(${sql.ref(column)} is null
    or ${sql.ref(column)} = any(${[...reachedIn(reached)]}::bigint[]))`
}
