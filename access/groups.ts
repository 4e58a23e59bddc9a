import { type Actor, roleInForce } from './actor.ts'
import type { Target } from './exceptions.ts'
import { type Group, roleOf } from './roles.ts'

/** Whether somebody is of a group: by their role, or by a duty that people of any role may hold. */
export function belongsTo(group: Group, actor: Actor): boolean {
  const role = roleInForce(actor)
  if (roleOf(role).groups.includes(group)) return true
  if (role === 'EXTERNAL') return false
  if (group === 'supervisor') return actor.supervisedIds.length > 0
  if (group === 'expenseIssuer') return actor.expense.issuer === true
  // These two are over the whole company, which somebody with a restriction does not reach.
  if (actor.restriction !== null) return false
  if (group === 'expenseApprover') return actor.expense.approver === true
  return group === 'expenseAdmin' && actor.expense.admin === true
}

/** Whether an exception speaks of somebody. */
export function concerns({ to, except }: Target, actor: Actor): boolean {
  if (except !== undefined && belongsTo(except, actor)) return false
  if (to === 'all') return true
  return typeof to === 'string' ? belongsTo(to, actor) : to.includes(roleInForce(actor))
}
