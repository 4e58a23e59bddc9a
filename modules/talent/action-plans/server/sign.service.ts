import { sendPaper } from '#modules/papers/signature/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { conflict } from '#platform/server/errors.ts'
import { plans } from './plans.queries.ts'
import { printedPlan } from './print.service.ts'

/**
 * Sends the paper of an approved plan to its signatures: its person, and then its supervisor.
 */
export async function sendActionPlanToSign(context: Context, { id }: { id: number }) {
  const { approvalStatus, supervisorId } = await plans.locked(
    context,
    id,
    'digitalSignature.create',
  )
  if (approvalStatus !== 'APPROVED') throw conflict('Solo un plan aprobado se envía a firma')
  if (supervisorId === null) throw conflict('Asigne antes el supervisor que firma el plan')
  const plan = await plans.one(context, id)
  const { pdf, name, userContractId } = await printedPlan(context, plan)
  if (userContractId === null) throw conflict('Esa persona no tiene un contrato')
  await sendPaper(context, {
    source: 'ACTION_PLAN',
    sourceId: id,
    userId: plan.workerId,
    userContractId,
    legalKind: 'OTHER',
    name,
    pdf,
    order: 'WORKER_FIRST',
    employerId: supervisorId,
  })
  return plans.one(context, id)
}
