import { KeptOfCompany } from '#platform/server/kept-of-company.ts'
import type { CompanyDb } from '#platform/server/context.ts'
import type { RunToCheck } from './findings.ts'
import type { Found } from './found.ts'

const kept = new KeptOfCompany<readonly Found[]>(8)

/** Rules that compare with the time of day look again after so many milliseconds. */
const stays = 300_000

/**
 * What the rules find in a run, kept while neither the company nor the payslips change: pages of
 * the same findings evaluate the rules once. Only for reading, as `KeptOfCompany`.
 */
export async function keptFindings(
  db: Pick<CompanyDb, 'client' | 'session'>,
  { runId, before, now }: RunToCheck,
  find: () => Promise<readonly Found[]>,
): Promise<readonly Found[]> {
  const { rows } = await db.client.query<{ mark: string }>({
    name: 'payslips-mark',
    text: `select concat_ws(' ', count(*), max(r.audit_seq), max(r.recalculated_at)) as mark
      from payslip_recalculation r
      where r.company_id = $1 and r.payroll_run_id = any($2::bigint[])`,
    values: [db.session.companyId, [runId, ...(before ? [before.runId] : [])]],
  })
  const time = Math.floor(now.getTime() / stays)
  return kept.of(db, [runId, before?.runId, time, rows[0]?.mark], find)
}
