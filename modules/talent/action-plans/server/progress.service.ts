import type { Context } from '#platform/server/context.ts'
import { conflict, invalid } from '#platform/server/errors.ts'
import { refuseStale, requireAct } from '#platform/server/records/states.ts'
import { touched } from '#platform/server/records/updated-by.ts'
import { sql } from '#platform/server/sql/db.ts'
import { actTo } from '#platform/model/states.ts'
import type { PlanCompleteness } from '../model/catalogs.ts'
import type { PlanSeen, StatusChange } from '../model/plan.ts'
import { completenessAt, percentageOf } from '../model/progress.ts'
import { completenessActs, completenessStates } from '../model/states.ts'
import { updateActionPlanApprovalStatus } from './answers.service.ts'
import { plans } from './plans.queries.ts'

type Locked = Awaited<ReturnType<typeof plans.locked>>

/**
 * Begins, completes or annuls a plan by hand. One with milestones is completed by them; one without
 * is left at 100 %. It is complete only once it is approved.
 *
 * @throws UserError conflict, with what is missing
 */
export async function updateActionPlanStatus(context: Context, input: StatusChange) {
  const { id, version, completenessStatus: to, response } = input
  if (to === 'CANCELED') {
    return updateActionPlanApprovalStatus(context, {
      id,
      version,
      response,
      approvalStatus: 'CANCELED',
    })
  }
  const name = actTo(completenessStates, completenessActs, to)
  if (!name) throw invalid('completenessStatus', 'Un plan no vuelve a estar sin comenzar')
  const plan = await lockedForProgress(context, { id, version }, name)
  if (name === 'start') return progressed(context, plan, 'IN_PROGRESS', plan.completenessPercentage)
  const { percentage, left } = await measured(context, id)
  if (left > 0) {
    const words = left === 1 ? 'Falta cumplir un hito' : `Falta cumplir ${left} hitos`
    throw conflict(words, 'completenessStatus')
  }
  if (plan.approvalStatus !== 'APPROVED') {
    throw conflict('Se completa cuando esté aprobado', 'completenessStatus')
  }
  return progressed(context, plan, 'COMPLETE', percentage ?? 100)
}

/**
 * Types the progress of a plan without milestones, in whole percent.
 *
 * @throws UserError conflict where its milestones say it
 */
export async function updateActionPlanPercentage(
  context: Context,
  { id, version, completenessPercentage }: PlanSeen & { completenessPercentage: number },
) {
  const plan = await lockedForProgress(context, { id, version }, 'progress')
  const { percentage } = await measured(context, id)
  if (percentage !== null) {
    throw conflict('Lo calculan sus hitos: márquelos como cumplidos', 'completenessPercentage')
  }
  const status = completenessAt(plan, completenessPercentage)
  return progressed(context, plan, status, completenessPercentage)
}

async function lockedForProgress(
  context: Context,
  { id, version }: PlanSeen,
  name: 'start' | 'complete' | 'progress',
): Promise<Locked> {
  const plan = await plans.locked(context, id, 'actionPlanProgress.update')
  const { completenessStatus: state, relations } = plan
  requireAct(completenessStates, name, { state, relations })
  refuseStale(version, plan.version, { table: 'actionPlan', key: { id } })
  return plan
}

/** The progress that the milestones of a plan say, and how many of them are left. */
async function measured({ tx }: Context, planId: number) {
  const milestones = await tx
    .selectFrom('milestone')
    .select(['type', 'weight'])
    .select(sql<boolean>`done_at is not null`.as('isDone'))
    .where('actionPlanId', '=', planId)
    .execute()
  return {
    percentage: percentageOf(milestones),
    left: milestones.filter(({ type, isDone }) => type === 'HITO' && !isDone).length,
  }
}

async function progressed(
  context: Context,
  { id, version }: Locked,
  completenessStatus: PlanCompleteness,
  completenessPercentage: number,
) {
  await context.tx
    .updateTable('actionPlan')
    .set({
      completenessStatus,
      completenessPercentage,
      ...touched(context),
      version: version + 1,
    })
    .where('id', '=', id)
    .execute()
  return plans.one(context, id)
}

/**
 * Brings the progress of a locked plan in line with its milestones, after one of them changed. Its
 * version stays: what was agreed is the same, and forms that are open of it stay valid.
 */
export async function recount(context: Context, plan: Locked): Promise<void> {
  const { percentage } = await measured(context, plan.id)
  const completenessPercentage = percentage ?? plan.completenessPercentage
  await context.tx
    .updateTable('actionPlan')
    .set({
      completenessPercentage,
      completenessStatus: completenessAt(plan, completenessPercentage),
    })
    .where('id', '=', plan.id)
    .execute()
}
