import type { TenantSession, Tx } from '../sql/db.ts'
import { FenceLost, JobCancelled, type JobStatus } from './job.ts'

/** Interruptions after which a job is considered to kill its worker. */
const MAX_CLAIMS = 250

export type Claimed = {
  readonly id: number
  readonly kind: string
  readonly fence: number
  readonly input: unknown
  readonly attempts: number
  readonly maxAttempts: number
  readonly session: TenantSession
}

/**
 * Takes a job for this worker, with the next fencing number. Waits for a transaction in which the
 * former worker proved its own number; undefined when there is nothing to do (over, cancelled,
 * given up).
 */
export async function claim(tx: Tx, companyId: number, id: number): Promise<Claimed | undefined> {
  const job = await tx
    .selectFrom('job')
    .selectAll()
    .where('id', '=', id)
    .where('status', 'in', ['QUEUED', 'RUNNING'])
    .forUpdate()
    .executeTakeFirst()
  if (!job) return undefined
  const fence = job.fence + 1
  const end = endBefore(job.cancelRequested, fence)
  const now = new Date().toISOString()
  await tx
    .updateTable('job')
    .set({
      status: end?.status ?? 'RUNNING',
      error: end?.error ?? null,
      fence,
      startedAt: job.startedAt ?? now,
      finishedAt: end ? now : null,
      touchedAt: now,
    })
    .where('id', '=', id)
    .execute()
  if (end) return undefined
  const { userId, loginId, acting, traceId } = job
  const session = { companyId, userId, loginId, acting, traceId }
  const { kind, input, attempts, maxAttempts } = job
  return { id, kind, fence, input, attempts, maxAttempts, session }
}

type End = { readonly status: JobStatus; readonly error: string | null }

function endBefore(cancelRequested: boolean, fence: number): End | undefined {
  if (cancelRequested) return { status: 'CANCELLED', error: null }
  if (fence > MAX_CLAIMS) {
    return { status: 'FAILED', error: 'El proceso se interrumpió demasiadas veces' }
  }
  return undefined
}

/**
 * Proves inside a transaction that this worker still holds the job, and keeps it so until the
 * transaction ends: a claim takes the row FOR UPDATE, which waits for this KEY SHARE; the job's own
 * progress does not.
 *
 * @throws FenceLost, JobCancelled
 */
export async function assertFence(tx: Tx, { id, fence }: Pick<Claimed, 'id' | 'fence'>) {
  const job = await tx
    .selectFrom('job')
    .select(['fence', 'status', 'cancelRequested'])
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst()
  if (job?.fence !== fence || job.status !== 'RUNNING') throw new FenceLost(`job ${id}`)
  if (job.cancelRequested) throw new JobCancelled(`job ${id}`)
}

type Change = {
  readonly status?: JobStatus
  readonly result?: string | null
  readonly error?: string | null
  readonly attempts?: number
  readonly done?: number
  readonly total?: number | null
  readonly message?: string | null
  readonly finished?: boolean
}

/**
 * Writes to the job row under this worker's number, and answers whether somebody asked it to stop.
 *
 * @throws FenceLost
 */
export async function record(
  tx: Tx,
  { id, fence }: Pick<Claimed, 'id' | 'fence'>,
  { finished = false, ...change }: Change,
) {
  const now = new Date().toISOString()
  const row = await tx
    .updateTable('job')
    .set({ ...change, touchedAt: now, ...(finished ? { finishedAt: now } : {}) })
    .where('id', '=', id)
    .where('fence', '=', fence)
    .where('status', '=', 'RUNNING')
    .returning('cancelRequested')
    .executeTakeFirst()
  if (!row) throw new FenceLost(`job ${id}`)
  return row.cancelRequested
}

/** The owner's part of keeping jobs alive; see the functions of migration 0010. */
export const SWEEP = {
  beat: `insert into worker_process (id, backend_pid, backend_start, beat_at)
    select $1, a.pid, a.backend_start, clock_timestamp() from pg_stat_activity a
    where a.pid = pg_backend_pid()
    on conflict (id) do update set backend_pid = excluded.backend_pid,
      backend_start = excluded.backend_start, beat_at = excluded.beat_at`,
  leave: 'delete from worker_process where id = $1',
  release: `select app.release_dead_workers(make_interval(secs => $1)) as count`,
  requeue: `select app.requeue_lost_jobs(make_interval(secs => $1)) as count`,
} as const
