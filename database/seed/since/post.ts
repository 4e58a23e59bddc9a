import { addDays } from '#chile/dates.ts'
import type { Since } from './acting.ts'

/** Notices older than this many days were read. */
const NOTICED = 7

/** The last mail of the demo world. */
export async function lastMail({ owner, companyId }: Since): Promise<number> {
  const { rows } = await owner.query<{ id: number }>(
    'select coalesce(max(id), 0)::int as id from mail_outbox where company_id = $1',
    [companyId],
  )
  return rows[0]?.id ?? 0
}

/** Nobody of the demo world is written to, and what was notified long ago was read. */
export async function settlePost({ owner, companyId, today }: Since, after: number): Promise<void> {
  await owner.query('begin')
  await owner.query('select app.begin_request($1, null, null, false, null)', [companyId])
  await owner.query('delete from mail_outbox where company_id = $1 and id > $2', [companyId, after])
  await owner.query(
    `update notification set read_at = created_at + interval '3 hours'
     where company_id = $1 and read_at is null and created_at < $2::date`,
    [companyId, addDays(today, -NOTICED)],
  )
  await owner.query('commit')
  await owner.query(
    `delete from graphile_worker._private_jobs job using graphile_worker._private_tasks task
     where task.id = job.task_id and task.identifier = 'mail'`,
  )
}
