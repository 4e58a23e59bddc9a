import { z } from 'zod'
import { contains, type Reach } from '#access/reach.ts'
import { isPermission, type Permission } from '#access/services.ts'
import type { Context } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/sql/db.ts'
import { blocks, privatePeople } from '#modules/people/sight/server/index.ts'

const reachSchema = z.object({
  all: z.boolean(),
  userIds: z.array(z.number()),
  businessIds: z.array(z.number()),
  unitIds: z.array(z.number()).nullable(),
  placed: z.array(z.object({ userId: z.number(), businessId: z.number() })).default([]),
  except: z.array(z.number()).default([]),
  includesPrivate: z.boolean(),
})

/**
 * The rights with which a stored result was made: the reach of each permission it needed, the
 * confidential people who were left out (none, when it includes that payroll), and the blocks of
 * people's data that it heeded.
 */
export const madeWith = z.object({
  permissions: z.array(z.string()),
  reaches: z.array(reachSchema),
  self: z.number().nullable(),
  hidden: z.array(z.number()).nullable(),
  blocked: z.array(z.number()).default([]),
})
export type MadeWith = z.output<typeof madeWith>
/** What is known before it is made. */
export const askedWith = madeWith.omit({ hidden: true, blocked: true })
type Asked = z.output<typeof askedWith>

/** The current rights of an actor, as data: a job keeps them until it runs. */
export function sightOf(
  { actor, reach }: Pick<Context, 'actor' | 'reach'>,
  permissions: readonly Permission[],
): Asked {
  const reaches = permissions.map((permission) => copyOf(reach(permission)))
  return { permissions: [...permissions], reaches, self: actor.userId }
}

const copyOf = ({ userIds, businessIds, unitIds, placed, except, ...reach }: Reach) => ({
  ...reach,
  userIds: [...userIds],
  businessIds: [...businessIds],
  unitIds: unitIds && [...unitIds],
  placed: placed.map((one) => ({ ...one })),
  except: [...except],
})

/** The same rights, with the people left out at this moment. */
export async function madeNow(tx: Tx, sight: Asked): Promise<MadeWith> {
  const whole = sight.reaches.every(({ includesPrivate }) => includesPrivate)
  const hidden = whole ? null : await privatePeople(tx)
  return { ...sight, hidden, blocked: [...(await blocks.standing({ tx }))] }
}

/** Why a result is closed to whoever has not the rights with which it was made. */
export const LOST = 'Se hizo con permisos que ya no son los suyos: pídalo de nuevo'
const blockedSince = 'Alguien bloqueó sus datos después de que se hizo: pídalo de nuevo'

/**
 * Answers why a stored result that was made with some rights is closed to the actor, if it is:
 * everything in it must be within their reach, nobody in it became confidential since, and whoever
 * is in it with their ficha blocked nothing of it since.
 */
export async function whyClosed(context: Context) {
  const confidential = await privatePeople(context.tx)
  const standing = await blocks.standing(context)
  const isReached = reachedNow(context, confidential)
  return (sight: MadeWith): string | null => {
    if (!isReached(sight)) return LOST
    if (!sight.permissions.includes('users.massRead')) return null
    const heeded = new Set(sight.blocked)
    return standing.every((id) => heeded.has(id)) ? null : blockedSince
  }
}

const reachedNow =
  (context: Context, confidential: readonly number[]) =>
  ({ permissions, reaches, hidden, self }: MadeWith): boolean => {
    const now = permissions.map((permission) =>
      isPermission(permission) ? context.reach(permission) : undefined,
    )
    const pairs = reaches.map((then, at) => [now[at], then] as const)
    if (!pairs.every(([own, then]) => own !== undefined && contains(own, then))) return false
    if (now.every((own) => own?.includesPrivate)) return true
    const left = new Set(hidden ?? [])
    const mine = self === context.actor.userId ? self : null
    return confidential.every((id) => left.has(id) || id === mine)
  }
