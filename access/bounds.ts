import { type Actor, reachedBusinesses, roleInForce } from './actor.ts'
import type { Placed } from './relation.ts'
import { actorFlags, type Role, roleOf } from './roles.ts'

/**
 * The same person in an account that others could sign in with: no razón social, nobody of the
 * team and no confidential pay that each of those others does not reach. What they may do at all
 * is asked of each of them by `decide()`.
 */
export function boundTo(actor: Actor, keepers: readonly Actor[], team: readonly Placed[]): Actor {
  const boundBy = keepers.filter(({ superadmin }) => !superadmin)
  if (boundBy.length === 0) return actor
  const limits = boundBy.flatMap((keeper) => {
    const reached = businessesOf(keeper)
    return reached === 'company' ? [] : [reached]
  })
  if (limits.length === 0) return { ...actor, boundBy }
  const inAll = (id: number) => limits.every((reached) => reached.includes(id))
  const reaching = team.filter(({ businessId }) => inAll(businessId))
  const { restriction } = actor
  const businessIds = (restriction?.businessIds ?? limits[0] ?? []).filter(inAll)
  return {
    ...actor,
    boundBy,
    supervisedIds: [...new Set(reaching.map(({ userId }) => userId))],
    unitPeople: actor.unitPeople.filter(({ businessId }) => inAll(businessId)),
    supervisedIn: reaching.map(({ userId, businessId }) => ({ userId, businessId })),
    restriction: { unitIds: restriction?.unitIds ?? [], businessIds },
  }
}

/**
 * Whose records of razones sociales somebody's role and restriction reach; of units alone, those of
 * no razón social.
 */
export function businessesOf(actor: Actor): 'company' | readonly number[] {
  const { reach } = roleOf(roleInForce(actor))
  if ((actor.restriction?.unitIds.length ?? 0) > 0) return []
  if (reach === 'company' && actor.restriction === null) return 'company'
  return reach === 'company' || reach === 'businesses' ? reachedBusinesses(actor) : []
}

/** Whether somebody sees pay of the confidential payroll, and so does whoever keeps the account. */
export const seesPrivate = (actor: Actor): boolean =>
  (actor.privateRole === true || actorFlags(roleInForce(actor)).isAdmin) &&
  (actor.program?.confidential ?? true) &&
  actor.boundBy.every(seesPrivate)

/** The rank that counts: that of the role, and of whoever keeps the account. */
export const rankOf = (actor: Actor): number =>
  Math.min(roleOf(roleInForce(actor)).rank, ...actor.boundBy.map(rankOf))

/** Whether a role is at most as high as somebody is. */
export const isAtMost = (role: Role, actor: Actor): boolean => roleOf(role).rank <= rankOf(actor)
