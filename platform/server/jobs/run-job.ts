import { setTimeout as sleep } from 'node:timers/promises'
import { type Database, sql } from '../sql/db.ts'
import { asUserError, isRetryable } from '../database-errors.ts'
import type { Log } from '../observe/logger.ts'
import { withTrace } from '../observe/trace.ts'
import { assertFence, claim, type Claimed, record } from './claim.ts'
import { type AnyJob, FenceLost, JobCancelled, type JobContext, type Progress } from './job.ts'

export type JobTools = {
  readonly db: Database
  readonly log: Log
  readonly jobs: ReadonlyMap<string, AnyJob>
  readonly measure: (kind: string, result: Outcome, seconds: number) => void
}
export type Outcome = 'done' | 'cancelled' | 'failed' | 'retried' | 'lost' | 'skipped'

const PROGRESS_MS = 250
const WATCH_MS = 1000
/** The actor where no person acts: for claiming a job, or finding nothing to claim. */
const nobody = (companyId: number) => ({
  companyId,
  userId: null,
  loginId: null,
  acting: false,
  traceId: 'worker',
})

/**
 * Runs one job from claim to end.
 *
 * @throws the failure, when the queue should try again later; every other end is written in the job
 * row
 */
export async function runJob(
  tools: JobTools,
  { companyId, jobId }: { companyId: number; jobId: number },
  stopping: AbortSignal,
): Promise<Outcome> {
  const claimed = await tools.db.withTenant(nobody(companyId), (tx) => claim(tx, companyId, jobId))
  if (!claimed) return 'skipped'
  return withTrace(claimed.session.traceId, () => runClaimed(tools, claimed, stopping))
}

async function runClaimed(tools: JobTools, claimed: Claimed, stopping: AbortSignal) {
  const started = performance.now()
  const log = tools.log.with({ companyId: claimed.session.companyId, jobId: claimed.id })
  let outcome: Outcome = 'retried'
  try {
    outcome = await attempt({ ...tools, log }, claimed, stopping)
    return outcome
  } finally {
    const seconds = (performance.now() - started) / 1000
    tools.measure(claimed.kind, outcome, seconds)
    const { kind, fence } = claimed
    log.info('job ended', { kind, fence, result: outcome, durationMs: Math.round(seconds * 1000) })
  }
}

async function attempt(tools: JobTools, claimed: Claimed, stopping: AbortSignal): Promise<Outcome> {
  const hold = new AbortController()
  const signal = AbortSignal.any([hold.signal, stopping])
  const over = new AbortController()
  const write = (change: Parameters<typeof record>[2]) =>
    tools.db.withTenant(claimed.session, (tx) => record(tx, claimed, change))
  // A database crash may lose the progress of a job, so its writing does not wait for the disk.
  const note = (change: Parameters<typeof record>[2]) =>
    tools.db.withTenant(claimed.session, async (tx) => {
      await sql`set local synchronous_commit = off`.execute(tx)
      return record(tx, claimed, change)
    })
  const watching = watch(() => note({}), hold, over.signal)
  try {
    const job = tools.jobs.get(claimed.kind)
    if (!job) throw new Error(`no job of kind ${claimed.kind} in this worker`)
    const context = contextOf(tools, claimed, signal)
    const result = await job.run(context, claimed.input, progressOf(note, context))
    await write({
      status: 'DONE',
      result: JSON.stringify(result ?? null),
      error: null,
      finished: true,
    })
    return 'done'
  } catch (error) {
    return await ended(tools, claimed, write, firstCause(error, hold.signal), stopping)
  } finally {
    over.abort()
    await watching
  }
}

/**
 * A body that is stopped fails with some error of its own; the reason of the stop is the real
 * cause.
 */
const firstCause = (error: unknown, hold: AbortSignal) => (hold.aborted ? hold.reason : error)

async function ended(
  { log }: JobTools,
  claimed: Claimed,
  write: (change: Parameters<typeof record>[2]) => Promise<boolean>,
  error: unknown,
  stopping: AbortSignal,
): Promise<Outcome> {
  if (error instanceof FenceLost) return 'lost'
  if (error instanceof JobCancelled) {
    await write({ status: 'CANCELLED', finished: true })
    return 'cancelled'
  }
  // The worker is being stopped: another one starts over, and the work has not failed.
  if (stopping.aborted) throw error
  const attempts = claimed.attempts + 1
  log.error('job failed', { kind: claimed.kind, attempt: attempts }, error)
  const expected = willPass(error) ? undefined : asUserError(error)
  const words = expected?.message ?? 'Ocurrió un error inesperado'
  if (expected || attempts >= claimed.maxAttempts) {
    await write({ status: 'FAILED', attempts, error: words, finished: true })
    return 'failed'
  }
  await write({ status: 'QUEUED', attempts, error: words })
  throw error
}

/** A lock was held too long, or two transactions collided: the same work may be tried again. */
const willPass = (error: unknown) =>
  isRetryable(error) ||
  (error instanceof Error && 'code' in error && ['55P03', '57014'].includes(String(error.code)))

function contextOf(tools: JobTools, claimed: Claimed, signal: AbortSignal): JobContext {
  const { id, kind, fence, session } = claimed
  return {
    job: { id, kind, fence },
    session,
    log: tools.log,
    traceId: session.traceId,
    signal,
    async transaction(work) {
      signal.throwIfAborted()
      return tools.db.withTenant(session, async (tx, client, platform) => {
        await assertFence(tx, claimed)
        return work(tx, client, platform)
      })
    },
    throwIfCancelled: () => signal.throwIfAborted(),
  }
}

function progressOf(
  write: (change: Parameters<typeof record>[2]) => Promise<boolean>,
  context: JobContext,
): Progress {
  let written = -Infinity
  return async (done, total, message) => {
    context.throwIfCancelled()
    const whole = total !== undefined && done >= total
    if (!whole && performance.now() - written < PROGRESS_MS) return
    written = performance.now()
    const change = { done, total: total ?? null, message: message ?? null }
    if (await write(change)) throw new JobCancelled(`job ${context.job.id}`)
  }
}

/**
 * Touches the row every second, to notice a cancellation or a new holder while the body is busy.
 */
async function watch(touch: () => Promise<boolean>, hold: AbortController, over: AbortSignal) {
  while (!over.aborted && !hold.signal.aborted) {
    await sleep(WATCH_MS, undefined, { signal: over, ref: false }).catch(() => undefined)
    if (over.aborted) return
    const stop = await touch().catch((error: unknown) => error)
    if (stop instanceof FenceLost) hold.abort(stop)
    if (stop === true) hold.abort(new JobCancelled('asked to stop'))
  }
}
