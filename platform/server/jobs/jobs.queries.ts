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
 * The progress of a job. The caller decides who may see it: the requester, or people with a right
 * to its kind.
 *
 * @throws UserError not-found
 */
export async function findJob(tx: Tx, id: number) {
  const job = await tx.selectFrom('job').select(shown).where('id', '=', id).executeTakeFirst()
  if (!job) throw notFound()
  return job
}

/** The unfinished job of this kind and key, if any: a screen shows it when it is opened again. */
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
