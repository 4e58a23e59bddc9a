import { type Actor, actorOf, relationsTo } from '#access/actor.ts'
import { type Target, whyNotAbove, whyNotSet, whyNotWithin } from '#access/authority.ts'
import { can } from '#access/decide.ts'
import { type GuardedField, guardedFields } from '#access/guarded-fields.ts'
import { fieldAsksProof } from '#access/recent-proof.ts'
import type { Role } from '#access/roles.ts'
import type { Permission } from '#access/services.ts'
import type { Acting, Context } from '#platform/server/context.ts'
import { notFound, UserError } from '#platform/server/errors.ts'
import { noteAsked } from '#platform/server/graphql/guarded-inputs.ts'
import { requireRecentProof } from '#platform/server/recent-proof.ts'
import { loadAsStored } from './actor.queries.ts'

/**
 * The person a request wants to change, with the rights their account would have if it were active.
 * An actor who does not see that person gets the answer for a person who does not exist.
 */
export async function targetOf(context: Context, userId: number): Promise<Target> {
  const target = (await targetsOf(context, [userId])).get(userId)
  if (!target) throw notFound()
  return target
}

/** Several people at once, with as many statements as for one; people out of sight are left out. */
export async function targetsOf(
  { tx, session, today, actor, company }: Acting,
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

/** The fields of a person, after a change, that the rules read. */
export type Becoming = Partial<Pick<Actor, 'granted' | 'restriction' | 'businessIds'>> & {
  role?: Role | undefined
  privatePay?: boolean | undefined
}

/** The same person after a change. */
export function becoming(before: Target, change: Becoming): Target {
  const { privatePay = before.privatePay, role = before.actor.role, ...facts } = change
  return { privatePay, actor: actorOf({ ...before.actor, ...facts, role }) }
}

/** A person being entered: a worker, until the input says otherwise. */
export const newcomer = ({ session }: Pick<Context, 'session'>, change: Becoming): Target =>
  becoming(
    { actor: actorOf({ role: 'EMPLOYEE', companyId: session.companyId }), privatePay: false },
    change,
  )

type Asked = {
  /** The fields that would change: the rules decide about these. */
  fields: readonly GuardedField[]
  /** The fields of the input, including unchanged ones. */
  given?: readonly GuardedField[]
  /** The person after the change; the same as before when it changes no rights. */
  after?: Target
  /** The permission of this write, when it differs from the fields' usual one. */
  permission?: Permission
  /** Whether the actor has just proved who they are, as with the current password in the form. */
  proved?: boolean
}

/**
 * Refuses, at the first field that the actor may not set of that person, in the words of the rule;
 * then, where a field asks for it, whoever has not proved lately who they are. Every write on a
 * person or an account must call this: the kit rolls back one that does not.
 */
export function requireSet(context: Context, before: Target, asked: Asked): void {
  const { fields, given = [], after = before, permission, proved = false } = asked
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
  if (!proved && fields.some(fieldAsksProof)) requireRecentProof(context, false)
}

/**
 * The fields, among those given, that the actor may not set of that person, and why: for screens.
 * Fields of one kind under one permission have one answer.
 *
 * @param asked the permission of the write, when it differs from the fields' usual one
 */
export function refusedFields(
  { actor, company }: Pick<Acting, 'actor' | 'company'>,
  target: Target,
  fields: readonly GuardedField[],
  asked?: Permission,
): { field: GuardedField; reason: string }[] {
  const known = new Map<string, string | undefined>()
  let answer: { reason: string | undefined } | undefined
  const within = () => (answer ??= { reason: whyNotWithin(actor, company, target) }).reason
  return fields.flatMap((field) => {
    const { kind, permission: usual } = guardedFields[field]
    const permission = asked ?? usual
    const key = `${kind} ${permission}`
    if (!known.has(key)) {
      known.set(
        key,
        whyNotSet(actor, company, { field, permission, before: target, after: target }, within),
      )
    }
    const reason = known.get(key)
    return reason === undefined ? [] : [{ field, reason }]
  })
}

/**
 * Records that an operation only proposes to set some fields: it writes none of them, and the rules
 * are checked for the person who approves it, when they are set.
 */
export const noteProposed = (context: Context, fields: readonly GuardedField[]): void =>
  noteAsked(context.tx, fields)
