import { sql, type Tx } from '#platform/server/db.ts'
import type { JobContext } from '#platform/server/jobs/job.ts'
import type { Engine } from './calculate.ts'

type Run = { monthId: number; lastChange: number; total: number }

/**
 * The run that a job writes: the one a killed worker began, as long as formulas and figures are
 * still the same, or a new one. Runs of the month that nobody will end are called cancelled.
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
  await tx
    .updateTable('payrollRun')
    .set({ state: 'CANCELLED', jobId: null })
    .where('payrollMonthId', '=', run.monthId)
    .where('state', '=', 'RUNNING')
    .execute()
  await tx
    .insertInto('payrollPlan')
    .values({ hash: plan.hash, library: JSON.stringify(plan.library) })
    .onConflict((on) => on.columns(['companyId', 'hash']).doNothing())
    .execute()
  const { id } = await tx
    .insertInto('payrollRun')
    .values({
      payrollMonthId: run.monthId,
      jobId: job.id,
      planHash: plan.hash,
      periodValues: values,
      total: run.total,
      auditSeq: run.lastChange,
      requestedBy: session.loginId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
