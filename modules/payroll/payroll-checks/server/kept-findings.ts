import type pg from 'pg'
import { Kept } from '#platform/server/kept.ts'
import { findingsOf, type Found, type RunToCheck } from './findings.ts'

const kept = new Kept<readonly Found[]>(8)

/** Rules that compare with the time of day look again after so many milliseconds. */
const stays = 300_000

/**
 * The findings of all rules in a run, kept while neither the company nor the payslips change: pages
 * of the same findings evaluate the rules once. Only for reading: a change that is not committed
 * has a number in the trail that another one may get.
 */
export async function keptFindings(
  client: pg.ClientBase,
  run: RunToCheck,
): Promise<readonly Found[]> {
  const { companyId, runId, before, now } = run
  const { rows } = await client.query<{ mark: string }>(
    `select concat_ws(' ', (select seq from audit_head where company_id = $1),
       count(*), max(r.audit_seq), max(r.recalculated_at)) as mark
     from payslip_recalculation r
     where r.company_id = $1 and r.payroll_run_id = any($2::bigint[])`,
    [companyId, [runId, ...(before ? [before.runId] : [])]],
  )
  const time = Math.floor(now.getTime() / stays)
  const key = [companyId, runId, before?.runId, time, rows[0]?.mark].join(' ')
  return kept.of(key, () => findingsOf(client, run))
}
