import { type Reach, reachedIn, reachesPerson, reachesWhole } from '#access/reach.ts'
import { partsOf, type Permission, services } from '#access/services.ts'
import type { Context } from '#platform/server/context.ts'
import type { Column, Seen } from '#platform/model/registry.ts'
import type { Owned } from './owners.queries.ts'

/**
 * Whether the reader may see a column of a row: all its permissions must reach the row's owner, who
 * did not block the part of their data that it is of.
 */
export const seesColumn = (context: Context, column: Column | undefined, owned: Owned): boolean =>
  sees(context, column?.seen ?? [], owned) &&
  !(column?.part && owned.person?.blocked.includes(column.part))

/** Whether all of some permissions reach the owner of a row. */
export const sees = (context: Context, seen: readonly Seen[], owned: Owned): boolean =>
  seen.length > 0 && seen.every((one) => seesOne(context, one, owned))

function seesOne(context: Context, seen: Seen, owned: Owned): boolean {
  if (seen === 'open') return true
  if (seen === 'private') return context.reach('contracts.read').includesPrivate
  if (seen === 'whole') {
    return context.can('payslips.read') && wholeOf(context.reach('payslips.read'), owned)
  }
  return context.can(seen) && isReached(context, seen, owned)
}

function isReached(context: Context, permission: Permission, owned: Owned): boolean {
  const { rows } = services[partsOf(permission).word]
  const { person, businessId } = owned
  if (rows === 'company' || rows === 'platform') return true
  const reach = context.reach(permission)
  if (rows === 'person') {
    return person ? reachesPerson(reach, person, context.actor.userId) : wholeOf(reach, owned)
  }
  return reach.all || (businessId !== undefined && reachedIn(reach).includes(businessId))
}

/** A row without an owner may be about anybody: only readers who reach everybody there see it. */
const wholeOf = (reach: Reach, { businessId }: Owned): boolean =>
  businessId === undefined ? reach.all && reach.includesPrivate : reachesWhole(reach, businessId)
