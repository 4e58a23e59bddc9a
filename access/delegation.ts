import { type Actor, type Company, roleInForce } from './actor.ts'
import { inForce } from './exceptions.ts'
import { contains, nothing, type Reach, reachesOthers, reachOf } from './reach.ts'
import { payWords, partsOf, type Permission } from './services.ts'
import { denialOf } from './sources.ts'

/**
 * What somebody may let another person answer in their place, by the right that answers it; and
 * what of the request is read with the same reach. Nothing of pay, nothing that is entered for the
 * whole company, and nothing that an answer writes into the record of a person.
 */
export const delegable = {
  VACATION: { answer: 'vacations.update', reads: ['vacations.read'] },
  ABSENCE: { answer: 'absenceResponses.update', reads: [] },
} as const satisfies Record<string, { answer: Permission; reads: readonly Permission[] }>

export type Delegable = keyof typeof delegable

/** A person whose answers another one gives, each with the rights they have at that moment. */
export type Delegation = { readonly from: Actor; readonly to: Actor }

/** Whether a permission is one of those with which a kind is answered. */
export const isOfKind = (kind: Delegable, permission: Permission): boolean =>
  [delegable[kind].answer, ...delegable[kind].reads].some((one) => one === permission)

/**
 * The relation `delegated`: whose requests somebody answers in the place of another person. It is
 * the reach of the delegator by their own rights, so that what was delegated to them is not
 * delegated on; without the records of either of the two; and no more than is reached by whoever
 * else could sign in with the account of the delegate.
 */
export function delegatedReach({ from, to }: Delegation, company: Company, kind: Delegable): Reach {
  const permission = delegable[kind].answer
  if (!mayReceive(to, company, kind) || payWords.has(partsOf(permission).word)) return nothing
  const given = reachOf(from, company, permission)
  const reach = { ...given, except: [from, to].flatMap(({ userId }) => userId ?? []) }
  if (!opensAny(reach)) return nothing
  const kept = to.boundBy.every((keeper) => contains(reachOf(keeper, company, permission), reach))
  return kept ? reach : nothing
}

/** Whether somebody answers a kind for others by their own rights, and so may delegate it. */
export const mayDelegate = (from: Actor, company: Company, kind: Delegable): boolean =>
  reachesOthers(reachOf(from, company, delegable[kind].answer), from.userId)

/** Whether somebody may answer a kind in the place of another person. */
export function mayReceive(to: Actor, company: Company, kind: Delegable): boolean {
  const role = roleInForce(to)
  if (role === 'GUEST' || role === 'EXTERNAL' || to.companyId !== company.id) return false
  if (to.former) return false
  const rows = inForce(company)
  if (rows.some((row) => 'only' in row && row.userId === to.userId)) return false
  return denialOf(to, delegable[kind].answer, rows) === undefined
}

const opensAny = (reach: Reach): boolean =>
  reach.all ||
  (reach.unitIds === null && reach.businessIds.length > 0) ||
  [...reach.userIds, ...reach.placed.map(({ userId }) => userId)].some(
    (id) => !reach.except.includes(id),
  )
