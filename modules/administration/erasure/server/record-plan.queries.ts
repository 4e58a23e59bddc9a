import type { Context } from '#platform/server/context.ts'
import { expiredRecords } from './expired-records.queries.ts'
import { planOf } from './plan.queries.ts'

/** What would go of the person of a record whose terms are over, and what stays. */
export async function expiredPlan(context: Context, { id }: { id: number }) {
  const { userId, leftOn } = await expiredRecords.one(context, id)
  return { leftOn, parts: await planOf(context.tx, { userId, now: context.now }, leftOn) }
}
