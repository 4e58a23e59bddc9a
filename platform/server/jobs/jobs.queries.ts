import type { Tx } from '../db.ts'
import { notFound } from '../errors.ts'

const shown = [
  'id',
  'kind',
  'status',
  'done',
  'total',
  'message',
  'error',
  'input',
  'result',
  'attempts',
  'cancelRequested',
  'userId',
  'loginId',
  'traceId',
  'createdAt',
  'startedAt',
  'finishedAt',
] as const

/**
 * How far a job is, for who asked for it or may see its kind: the caller decides that.
 *
 * @throws UserError not-found
 */
export async function findJob(tx: Tx, id: number) {
  const job = await tx.selectFrom('job').select(shown).where('id', '=', id).executeTakeFirst()
  if (!job) throw notFound()
  return job
}

/**
 * The job of this kind and key that is not over, if any: what a screen shows when it is opened
 * again.
 */
export const activeJob = (tx: Tx, kind: string, key: string) =>
  tx
    .selectFrom('job')
    .select(shown)
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('status', 'in', ['QUEUED', 'RUNNING'])
    .executeTakeFirst()

/** Jobs that were given up and wait for a person, newest first. */
export const deadJobs = (tx: Tx, most = 100) =>
  tx
    .selectFrom('job')
    .select(shown)
    .where('status', '=', 'FAILED')
    .orderBy('createdAt', 'desc')
    .limit(most)
    .execute()
