import { type Actor, type Company, placedBy, reachedBusinesses } from './actor.ts'
import { isPlaced, type Placed } from './relation.ts'
import { seesPrivate } from './bounds.ts'
import { decide } from './decide.ts'
import { partsOf, payWords, type Permission } from './services.ts'

/**
 * Which records a permission opens, as data that a query adds to its `where`: all of the company;
 * or those of a person in `userIds`, or of a razón social in `businessIds` (none of them as a whole
 * when `unitIds` is not null), or of a person in one razón social that `placed` names.
 */
export type Reach = {
  all: boolean
  userIds: readonly number[]
  businessIds: readonly number[]
  unitIds: readonly number[] | null
  placed: readonly Placed[]
  /** People whose records are out of it in any case, whoever else they are reached with. */
  except: readonly number[]
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
    except: [],
    placed: [
      ...scope.filter(isPlaced).flatMap((relation) => placedBy(actor, relation)),
      ...(scope.includes('sameBusiness') ? peopleOfUnits(actor) : []),
    ],
    includesPrivate,
  }
}

/** The people of the units of a restriction, in the razones sociales that somebody reaches. */
function peopleOfUnits(actor: Actor): readonly Placed[] {
  const reached = new Set(reachedBusinesses(actor))
  return actor.unitPeople.filter(({ businessId }) => reached.has(businessId))
}

/**
 * The razones sociales that a reach opens whole. Who is restricted to units reaches none: only the
 * people of these, one by one.
 */
export const reachedIn = ({ businessIds, unitIds }: Reach): readonly number[] =>
  unitIds === null ? businessIds : []

/** Whether a reach opens a razón social whole, the confidential payroll apart. */
export const reachesBusiness = (reach: Reach, businessId: number): boolean =>
  reach.all || reachedIn(reach).includes(businessId)

/** Whether a reach opens everybody of a razón social, the confidential payroll included. */
export const reachesWhole = (reach: Reach, businessId: number): boolean =>
  reach.includesPrivate && reach.except.length === 0 && reachesBusiness(reach, businessId)

/** Whether a reach opens anybody's records but their own. */
export const reachesOthers = (reach: Reach, self: number | null): boolean =>
  reach.all ||
  reachedIn(reach).length > 0 ||
  [...reach.userIds, ...reach.placed.map(({ userId }) => userId)].some((id) => id !== self)

/** Somebody, and the razones sociales of what is asked about: of a contract, or all of theirs. */
type Whose = { userId: number; businessIds: readonly number[]; isPrivate: boolean }

/** Whether a reach opens what is somebody's; of the confidential payroll, their own alone. */
export function reachesPerson(reach: Reach, whose: Whose, self: number | null): boolean {
  const { userId, businessIds, isPrivate } = whose
  if (reach.except.includes(userId)) return false
  const inside = reachedIn(reach)
  const reached =
    reach.all ||
    reach.userIds.includes(userId) ||
    businessIds.some((id) => inside.includes(id)) ||
    reach.placed.some((one) => one.userId === userId && businessIds.includes(one.businessId))
  return reached && (reach.includesPrivate || !isPrivate || userId === self)
}

type Paid = { userId: number; businessId: number; isPrivate: boolean }

/** Whether a reach opens the pay of somebody in a razón social; their own it always does. */
export const reachesPay = (reach: Reach, paid: Paid, self: number | null): boolean =>
  reachesPerson(reach, { ...paid, businessIds: [paid.businessId] }, self)

/** Whether all that one reach opened is open to another: what was made with it stays theirs. */
export function contains(now: Reach, then: Reach): boolean {
  if (then.includesPrivate && !now.includesPrivate) return false
  if (now.except.some((id) => !then.except.includes(id))) return false
  if (now.all) return true
  if (then.all) return false
  const [people, businesses] = [new Set(now.userIds), new Set(reachedIn(now))]
  const placed = new Set(now.placed.map(({ userId, businessId }) => `${userId}@${businessId}`))
  return (
    then.userIds.every((id) => people.has(id)) &&
    reachedIn(then).every((id) => businesses.has(id)) &&
    then.placed.every(
      ({ userId, businessId }) =>
        people.has(userId) || businesses.has(businessId) || placed.has(`${userId}@${businessId}`),
    )
  )
}

/** No record at all. */
export const nothing: Reach = {
  all: false,
  userIds: [],
  businessIds: [],
  unitIds: null,
  placed: [],
  except: [],
  includesPrivate: false,
}
