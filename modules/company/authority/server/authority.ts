import { type Actor, actorOf, relationsTo } from '#access/actor.ts'
import { type Target, whyNotAbove, whyNotSet } from '#access/authority.ts'
import { can } from '#access/decide.ts'
import { type GuardedField, guardedFields } from '#access/guarded-fields.ts'
import type { Role } from '#access/roles.ts'
import type { Permission } from '#access/services.ts'
import type { Context } from '#platform/server/context.ts'
import { notFound, UserError } from '#platform/server/errors.ts'
import { noteAsked } from '#platform/server/graphql/guarded.ts'
import { loadAsStored } from './actor.queries.ts'

/**
 * Somebody about whom something is written, as they would be if they were let in again. Whoever
 * does not see them is answered as if there were nobody.
 */
export async function targetOf(context: Context, userId: number): Promise<Target> {
  const target = (await targetsOf(context, [userId])).get(userId)
  if (!target) throw notFound()
  return target
}

/** Several people at once, with as many statements as for one; who is not seen is not there. */
export async function targetsOf(
  { tx, session, today, actor, company }: Context,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, Target>> {
  if (userIds.length === 0) return new Map()
  const known = await loadAsStored(tx, session.companyId, userIds, today)
  return new Map(
    [...known].flatMap(([id, person]): [number, Target][] =>
      can(actor, company, 'users.read', relationsTo(actor, person.actor))
        ? [[id, { ...person, actor: actorOf({ ...person.actor, external: false }) }]]
        : [],
    ),
  )
}

/** What somebody would be after a change, of what the rules look at. */
export type Becoming = Partial<Pick<Actor, 'granted' | 'restriction' | 'businessIds'>> & {
  role?: Role | undefined
  privatePay?: boolean | undefined
}

/** The same person after a change. */
export function becoming(before: Target, change: Becoming): Target {
  const { privatePay = before.privatePay, role = before.actor.role, ...facts } = change
  return { privatePay, actor: actorOf({ ...before.actor, ...facts, role }) }
}

/** Somebody who is being entered: a worker, until what is given says more. */
export const newcomer = ({ session }: Context, change: Becoming): Target =>
  becoming(
    { actor: actorOf({ role: 'EMPLOYEE', companyId: session.companyId }), privatePay: false },
    change,
  )

type Asked = {
  /** What would change: these the rules decide about. */
  fields: readonly GuardedField[]
  /** What was given, also where it says what is so already. */
  given?: readonly GuardedField[]
  /** What they would be with the new values; the same when these give and take no power. */
  after?: Target
  /** What this write asks for, when it is another permission than the fields' usual one. */
  permission?: Permission
}

/**
 * Refuses, at the first field that the actor may not set of that person, in the words of the rule.
 * Every write on a person or an account asks here: the kit undoes one that does not.
 */
export function requireSet(context: Context, before: Target, asked: Asked): void {
  const { fields, given = [], after = before, permission } = asked
  noteAsked(context.tx, [...fields, ...given])
  const above = fields.length === 0 ? whyNotAbove(context.actor, before) : undefined
  if (above !== undefined) throw new UserError('forbidden', above)
  for (const field of fields) {
    const reason = whyNotSet(context.actor, context.company, {
      field,
      before,
      after,
      ...(permission ? { permission } : {}),
    })
    if (reason !== undefined) throw new UserError('forbidden', reason, field.split('.')[1])
  }
}

/**
 * Of some fields, those that the actor may not set of that person, and why: for screens. Fields of
 * one kind under one permission have one answer.
 */
export function refusedFields(
  { actor, company }: Context,
  target: Target,
  fields: readonly GuardedField[],
): { field: GuardedField; reason: string }[] {
  const known = new Map<string, string | undefined>()
  return fields.flatMap((field) => {
    const { kind, permission } = guardedFields[field]
    const key = `${kind} ${permission}`
    if (!known.has(key)) {
      known.set(key, whyNotSet(actor, company, { field, before: target, after: target }))
    }
    const reason = known.get(key)
    return reason === undefined ? [] : [{ field, reason }]
  })
}
