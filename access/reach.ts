import { type Actor, type Company, isPlaced, type Placed, placedBy } from './actor.ts'
import { reachedBusinesses, roleInForce } from './actor.ts'
import { decide } from './decide.ts'
import { actorFlags } from './roles.ts'
import { partsOf, payWords, type Permission } from './services.ts'

/**
 * Which records a permission opens, as data that a query adds to its `where`: all of the company;
 * or those of a person in `userIds`, or of a razón social in `businessIds` (and, when `unitIds` is
 * not null, of one of these units), or of a person in one razón social that `placed` names.
 */
export type Reach = {
  all: boolean
  userIds: readonly number[]
  businessIds: readonly number[]
  unitIds: readonly number[] | null
  placed: readonly Placed[]
  /** Whether pay of people in the confidential payroll is included; their own always is. */
  includesPrivate: boolean
}

/** The records of a permission; none when it is refused. */
export function reachOf(actor: Actor, company: Company | null, permission: Permission): Reach {
  const { allowed, scope } = decide(actor, company, permission)
  if (!allowed) return nothing
  const includesPrivate = !payWords.has(partsOf(permission).word) || seesPrivate(actor)
  if (scope === 'company') return { ...nothing, all: true, includesPrivate }

  const own = scope.includes('self') && actor.userId !== null ? [actor.userId] : []
  const team = scope.includes('supervised') ? actor.supervisedIds : []
  const units = actor.restriction?.unitIds ?? []
  return {
    all: false,
    userIds: [...new Set([...own, ...team])],
    businessIds: scope.includes('sameBusiness') ? reachedBusinesses(actor) : [],
    unitIds: units.length > 0 ? units : null,
    placed: scope.filter(isPlaced).flatMap((relation) => placedBy(actor, relation)),
    includesPrivate,
  }
}

const seesPrivate = (actor: Actor): boolean =>
  actor.privateRole === true || actorFlags(roleInForce(actor)).isAdmin

const nothing: Reach = {
  all: false,
  userIds: [],
  businessIds: [],
  unitIds: null,
  placed: [],
  includesPrivate: false,
}
