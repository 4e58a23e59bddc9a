import { monthRecord } from '#modules/payroll/payroll-frame/server/index.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import type { JobContext } from '#platform/server/jobs/job.ts'
import type { Engine } from '#modules/payroll/payroll-engine/server/index.ts'

type Run = { monthId: number; lastChange: number; total: number }

/**
 * The run that a job writes: the one a killed worker began, if formulas and figures are still the
 * same, or a new one. Runs of the month that no job will finish are marked as cancelled.
 */
export async function runOf(tx: Tx, { job, session }: JobContext, engine: Engine, run: Run) {
  const { plan, period } = engine.payroll
  const values = JSON.stringify(period)
  const known = await tx
    .selectFrom('payrollRun')
    .select(['id', 'planHash', sql<boolean>`period_values = ${values}::jsonb`.as('samePeriod')])
    .where('jobId', '=', job.id)
    .executeTakeFirst()
  if (known && known.samePeriod && known.planHash === plan.hash) return known.id
  await monthRecord.runs.cancelRunning(tx, run.monthId)
  await keepPlan(tx, plan)
  return monthRecord.runs.begin(tx, {
    payrollMonthId: run.monthId,
    jobId: job.id,
    planHash: plan.hash,
    periodValues: values,
    total: run.total,
    auditSeq: run.lastChange,
    requestedBy: session.loginId,
  })
}

/** Stores the formulas of a run and their order, so that its payslips can be explained later. */
export async function keepPlan(tx: Tx, plan: Engine['payroll']['plan']): Promise<void> {
  await tx
    .insertInto('payrollPlan')
    .values({ hash: plan.hash, library: JSON.stringify(plan.library) })
    .onConflict((on) => on.columns(['companyId', 'hash']).doNothing())
    .execute()
}

/** How many payslips of a run differ from the run before it, and how many are equal. */
export type Compared = { recalculated: number; unchanged: number }

/**
 * Compares a run with the month's current one. With equal formulas and figures, equal facts give
 * equal results, so their fingerprints are enough; otherwise the results are compared. Uses
 * `intersect` instead of a join: PostgreSQL has no statistics on the rows of a new run yet, assumes
 * a single one, and would join thousands with thousands one by one.
 */
export async function comparedWith(
  tx: Tx,
  before: number | null,
  now: { runId: number; payslips: number },
  { payroll }: Engine,
): Promise<Compared | undefined> {
  if (before === null) return undefined
  const same = await tx
    .selectFrom('payrollRun')
    .select(
      sql<boolean>`plan_hash = ${payroll.plan.hash}
      and period_values = ${JSON.stringify(payroll.period)}::jsonb`.as('figures'),
    )
    .where('id', '=', before)
    .executeTakeFirst()
  const of = (run: number) =>
    tx
      .selectFrom('payslip')
      .select(['userContractId', same?.figures ? 'inputsHash' : 'results'])
      .where('payrollRunId', '=', run)
  const { unchanged } = await tx
    .selectFrom(of(now.runId).intersect(of(before)).as('both'))
    .select(({ fn }) => fn.countAll<number>().as('unchanged'))
    .executeTakeFirstOrThrow()
  return { recalculated: now.payslips - unchanged, unchanged }
}

/** The comparison that a run stored; undefined in the first run of a month. */
export function comparedOf(totals: unknown): Compared | undefined {
  if (typeof totals !== 'object' || totals === null) return undefined
  const known = new Map<string, unknown>(Object.entries(totals))
  const [recalculated, unchanged] = [known.get('recalculated'), known.get('unchanged')]
  return typeof recalculated === 'number' && typeof unchanged === 'number'
    ? { recalculated, unchanged }
    : undefined
}
