import type { CompanyNow } from '#platform/server/context.ts'
import { type RunningJob, workedOn } from '#platform/server/jobs/running-job.ts'
import { calculateRetroactivity } from './calculate.job.ts'
import { changesUpTo } from './changes.queries.ts'
import { calculateStale, markStale } from './kept-debts.ts'
import {
  holdReading,
  mostInRequest,
  moveOn,
  type Standing,
  staleIn,
  staleUpTo,
  standingOf,
} from './reading.ts'

/** Contracts of a razón social whose closed months a request reads from their beginning. */
const mostContracts = 2_000
/** Changes in the audit that a request follows. */
const mostChanges = 1_000

/**
 * Brings what is kept of a razón social up to the present: a little at once, and much by a job of
 * the worker, whose progress is answered. Until it ends, what is kept is that of before.
 *
 * @returns null when everything is calculated
 */
export async function ensureUpToDate(
  context: CompanyNow,
  businessId: number,
): Promise<RunningJob | null> {
  const now = await standingOf(context, businessId)
  if (!now.isBehind && now.stale === 0) {
    await moveOn(context, businessId, now)
    return null
  }
  if (!(await isLittle(context, businessId, now))) return inWorker(context, businessId)
  const held = await holdReading(context, businessId, 'if-free')
  if (!held) return { done: 0, total: now.stale, error: null }
  if (held.isBehind) await markStale(context, businessId, held)
  const stale = await staleUpTo(context.tx, businessId)
  if (stale > mostInRequest) return inWorker(context, businessId)
  await calculateStale(context, businessId, held, mostInRequest)
  return null
}

/** Whether a request can find out by itself what is to be calculated. */
async function isLittle(context: CompanyNow, businessId: number, now: Standing): Promise<boolean> {
  if (!now.isBehind) return now.stale <= mostInRequest
  if (!now.isOther) {
    const after = now.reading?.auditSeq ?? 0
    return (await changesUpTo(context, after, mostChanges + 1)) <= mostChanges
  }
  const some = await context.tx
    .selectFrom('userContract')
    .select('id')
    .where('businessId', '=', businessId)
    .limit(mostContracts + 1)
    .execute()
  return some.length <= mostContracts
}

const inWorker = (context: CompanyNow, businessId: number): Promise<RunningJob> =>
  workedOn(context, calculateRetroactivity, {
    key: `business:${businessId}`,
    input: { businessId },
    total: () => staleIn(context.tx, businessId),
  })
