import { requirePerson } from '#modules/people/people/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { forbidden, invalid, notFound } from '#platform/server/errors.ts'
import { touched } from '#platform/server/records/updated-by.ts'
import { actTo } from '#platform/model/states.ts'
import type { ApprovalAnswer, PlanSeen } from '../model/plan.ts'
import { completenessAt } from '../model/progress.ts'
import { approvalActs, approvalStates } from '../model/states.ts'
import { tellAnswer, tellRequest } from './notifications.ts'
import { plans } from './plans.queries.ts'
import { agreedAnew, chosenSupervisor } from './plans.service.ts'
import { holdWeights, requireWeight } from './weights.queries.ts'

/**
 * Sends a plan to be approved, approves or rejects one of another person, or annuls it. Approved at
 * 100 % it is complete at once. Nobody answers their own, nor somebody who only simulates a person
 * of the company.
 *
 * @throws UserError conflict by its state, or where the approved weights would pass 100 %
 */
export async function updateActionPlanApprovalStatus(context: Context, input: ApprovalAnswer) {
  const { id, version, approvalStatus, response: reason } = input
  const name = actTo(approvalStates, approvalActs, approvalStatus)
  if (!name) throw invalid('approvalStatus', 'Un plan enviado no vuelve a ser borrador')
  const answers = name === 'approve' || name === 'reject'
  if (answers && context.actor.userId === null) {
    throw forbidden('Quien mira la empresa desde la plataforma no responde planes de acción')
  }
  const plan = await lockedWithPerson(context, id, approvalStates.acts[name].permission)
  if (name === 'approve') plans.require('approve', plan)
  if (name === 'approve') await requireWeight(context, plan)
  const standing = { approvalStatus, completenessStatus: plan.completenessStatus }
  await plans.act(
    context,
    name,
    { id, version, reason },
    {
      ...touched(context),
      completenessStatus: completenessAt(standing, plan.completenessPercentage),
      ...(name === 'submit' ? { requestedAt: context.now, respondedAt: null } : {}),
      ...(answers ? { respondedAt: context.now, respondedLoginId: context.session.loginId } : {}),
    },
  )
  const after = await plans.one(context, id)
  if (name === 'submit') await tellRequest(context, after)
  else await tellAnswer(context, after)
  return after
}

/** Locks the person of a plan before the plan itself, in the order of everybody who approves. */
async function lockedWithPerson(
  context: Context,
  id: number,
  permission: Parameters<typeof plans.locked>[2],
) {
  const found = await plans
    .reached(context, permission)
    .select('plan.workerId')
    .where('plan.id', '=', id)
    .executeTakeFirstOrThrow(notFound)
  await holdWeights(context, found.workerId)
  return plans.locked(context, id, permission)
}

/**
 * Weighs a plan of another person. An approved one is approved anew with its weight; where only one
 * waits the sum is asked when it is approved.
 */
export async function updateActionPlanEvaluationWeight(
  context: Context,
  { id, version, evaluationWeight }: PlanSeen & { evaluationWeight: number },
) {
  const plan = await plans.locked(context, id, 'actionPlanApprovals.update')
  const changed = plan.evaluationWeight !== evaluationWeight
  const { reasons, ...columns } = agreedAnew(context, plan, changed)
  await plans.act(context, 'weigh', { id, version, ...reasons }, { ...columns, evaluationWeight })
  const after = await plans.one(context, id)
  if (columns.approvalStatus) await tellRequest(context, after)
  return after
}

/** Names who follows a plan of another person, and answers it besides who may already. */
export async function updateActionPlanSupervisor(
  context: Context,
  { id, version, supervisorId }: PlanSeen & { supervisorId: number | null },
) {
  const plan = await plans.locked(context, id, 'actionPlanApprovals.update')
  plans.require('assign', plan)
  if (supervisorId !== null) await chosenSupervisor(context, plan.workerId, supervisorId)
  else await requirePerson(context, plan.workerId, 'actionPlanApprovals.update')
  await plans.act(context, 'assign', { id, version }, { ...touched(context), supervisorId })
  const after = await plans.one(context, id)
  if (after.approvalStatus === 'PENDING') await tellRequest(context, after)
  return after
}
