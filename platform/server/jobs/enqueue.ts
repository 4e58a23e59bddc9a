import { createHash } from 'node:crypto'
import { sql, type TenantSession, type Tx } from '../sql/db.ts'
import { conflict, notFound } from '../errors.ts'
import type { Job } from './job.ts'

/** The part of a request's context that jobs need: its transaction and its session. */
type Asking = { readonly tx: Tx; readonly session: TenantSession }

export type EnqueueOptions = {
  /**
   * Two requests with the same key are one while the first is not over. Default: the input itself.
   */
  readonly key?: string
  readonly runAt?: Date
}

/**
 * Enqueues background work in the caller's transaction: a rollback enqueues nothing.
 *
 * @returns the job's id, and whether it is new; an active job with the same key is returned as it
 * is
 */
export async function enqueue<Input>(
  { tx, session }: Asking,
  job: Job<Input>,
  input: Input,
  { key, runAt }: EnqueueOptions = {},
): Promise<{ id: number; created: boolean }> {
  const text = JSON.stringify(job.parse(input))
  const row = await tx
    .insertInto('job')
    .values({
      kind: job.kind,
      key: key ?? createHash('sha256').update(text).digest('hex'),
      input: text,
      maxAttempts: job.maxAttempts,
      userId: session.userId,
      loginId: session.loginId,
      acting: session.acting,
      traceId: session.traceId,
    })
    .onConflict((on) =>
      on
        .columns(['companyId', 'kind', 'key'])
        .where('status', 'in', ['QUEUED', 'RUNNING'])
        .doUpdateSet((given) => ({ kind: given.ref('excluded.kind') })),
    )
    .returning(['id', sql<boolean>`xmax = 0`.as('created')])
    .executeTakeFirstOrThrow()
  if (row.created) await place(tx, row.id, runAt)
  return row
}

/**
 * Asks a job to stop. One that waits stops at once; one that runs, at its next step, keeping what
 * it has written.
 *
 * @throws UserError not-found, or conflict when it is over
 */
export async function cancelJob({ tx }: Pick<Asking, 'tx'>, id: number) {
  const job = await lockJob(tx, id)
  if (job.status !== 'QUEUED' && job.status !== 'RUNNING') {
    throw conflict('El proceso ya terminó')
  }
  const now = new Date().toISOString()
  await tx
    .updateTable('job')
    .set(
      job.status === 'QUEUED'
        ? { status: 'CANCELLED', cancelRequested: true, finishedAt: now, touchedAt: now }
        : { cancelRequested: true, touchedAt: now },
    )
    .where('id', '=', id)
    .execute()
}

/**
 * Gives a failed job another round of attempts.
 *
 * @throws UserError not-found, or conflict when it has not failed
 */
export async function retryJob({ tx }: Pick<Asking, 'tx'>, id: number) {
  const job = await lockJob(tx, id)
  if (job.status !== 'FAILED') throw conflict('El proceso no ha fallado')
  await tx
    .updateTable('job')
    .set({ status: 'QUEUED', attempts: 0, error: null, finishedAt: null })
    .where('id', '=', id)
    .execute()
  await place(tx, id)
}

async function lockJob(tx: Tx, id: number) {
  const job = await tx
    .selectFrom('job')
    .select(['id', 'status'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!job) throw notFound()
  return job
}

const place = (tx: Tx, id: number, runAt?: Date) =>
  sql`select app.enqueue_job(${id}, ${runAt?.toISOString() ?? null})`.execute(tx)
