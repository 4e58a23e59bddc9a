import { z } from 'zod'
import { contains, type Reach } from '#access/reach.ts'
import { isPermission, type Permission } from '#access/services.ts'
import type { Context } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/sql/db.ts'
import { privatePeople } from '#modules/people/sight/server/index.ts'

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
 * The rights with which a stored result was made: the reach of each permission it needed, and the
 * confidential people who were left out (none, when it includes that payroll).
 */
export const madeWith = z.object({
  permissions: z.array(z.string()),
  reaches: z.array(reachSchema),
  self: z.number().nullable(),
  hidden: z.array(z.number()).nullable(),
})
export type MadeWith = z.output<typeof madeWith>

/** The current rights of an actor, as data: a job keeps them until it runs. */
export function sightOf(
  { actor, reach }: Pick<Context, 'actor' | 'reach'>,
  permissions: readonly Permission[],
): Omit<MadeWith, 'hidden'> {
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
export async function madeNow(tx: Tx, sight: Omit<MadeWith, 'hidden'>): Promise<MadeWith> {
  const whole = sight.reaches.every(({ includesPrivate }) => includesPrivate)
  return { ...sight, hidden: whole ? null : await privatePeople(tx) }
}

/**
 * Answers whether a stored result that was made with some rights contains only what the actor may
 * see now: everything in it is within their reach, and nobody in it became confidential since.
 */
export async function stillSeen(context: Context) {
  const confidential = await privatePeople(context.tx)
  return ({ permissions, reaches, hidden, self }: MadeWith): boolean => {
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
}
