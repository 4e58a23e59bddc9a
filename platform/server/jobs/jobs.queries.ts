import type { Context } from '../context.ts'
import type { Tx } from '../sql/db.ts'
import { notFound } from '../errors.ts'
import type { JobStatus } from './job.ts'

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

const FAILURE_SHOWN_SECONDS = 20

/**
 * The newest job of a kind and key that a page shows: one that is not over, or that failed a moment
 * ago. A page whose answer is the result of the job shows one that is done too.
 */
export function shownJob(
  { tx, now }: Pick<Context, 'tx' | 'now'>,
  kind: string,
  key: string,
  statuses: readonly JobStatus[] = ['QUEUED', 'RUNNING'],
) {
  const shownAfter = new Date(now.getTime() - FAILURE_SHOWN_SECONDS * 1000)
  return tx
    .selectFrom('job')
    .select(shown)
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where((eb) =>
      eb.or([
        eb('status', 'in', statuses),
        eb.and([eb('status', '=', 'FAILED'), eb('finishedAt', '>', shownAfter)]),
      ]),
    )
    .orderBy('id', 'desc')
    .executeTakeFirst()
}

/** Jobs that were given up and wait for a person, newest first. */
export const deadJobs = (tx: Tx, most = 100) =>
  tx
    .selectFrom('job')
    .select(shown)
    .where('status', '=', 'FAILED')
    .orderBy('createdAt', 'desc')
    .limit(most)
    .execute()
