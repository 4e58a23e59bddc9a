import { plansInProcess } from '#modules/talent/evaluations/server/index.ts'
import { sql } from '#platform/server/sql/db.ts'

/** Gives the plans of evaluation processes: those that are approved count. */
plansInProcess.by('action-plans', async (tx, processIds) => {
  const rows = await tx
    .selectFrom('actionPlan as plan')
    .select(['plan.evaluationProcessId as processId', 'plan.workerId', 'plan.approvalStatus'])
    .select(['plan.evaluationWeight as weight', 'plan.completenessPercentage as percentage'])
    .where(sql<boolean>`plan.evaluation_process_id = any(${[...processIds]}::bigint[])`)
    .execute()
  return rows.flatMap(({ processId, approvalStatus, ...plan }) =>
    processId === null ? [] : [{ ...plan, processId, counts: approvalStatus === 'APPROVED' }],
  )
})
