import { notify } from '#modules/company/notices/server/index.ts'
import { publicId } from '#platform/model/ids.ts'
import type { Context } from '#platform/server/context.ts'
import type { PlanRow } from './plans.queries.ts'

const linkTo = ({ id }: PlanRow): string => `/home/planes-de-accion/${publicId('actionPlan', id)}`

/** The beginning of an objective, as a notice says it. */
const short = ({ objective }: PlanRow): string => {
  const [line = ''] = objective.split('\n')
  return line.length > 80 ? `${line.slice(0, 79)}…` : line
}

/** Says to its supervisor that a plan waits; in the product it waits in their inbox. */
export async function tellRequest(context: Context, plan: PlanRow): Promise<void> {
  if (plan.supervisorId === null || plan.supervisorId === context.actor.userId) return
  await notify(context, [
    {
      userId: plan.supervisorId,
      kind: 'REQUEST',
      key: `action-plan:${plan.id}:${plan.version}`,
      title: `${plan.fullname ?? plan.rut} envió un plan de acción a aprobación`,
      detail: short(plan),
      link: linkTo(plan),
      shown: false,
      mail: 'DIGEST',
    },
  ])
}

/** Says to a person that somebody else wrote a plan for them. */
export const tellAssigned = (context: Context, plan: PlanRow): Promise<void> =>
  notify(context, [
    {
      userId: plan.workerId,
      kind: 'REQUEST',
      key: `action-plan-new:${plan.id}`,
      title: 'Tiene un plan de acción nuevo',
      detail: short(plan),
      link: linkTo(plan),
      shown: true,
      mail: 'NOW',
    },
  ])

const answered = {
  APPROVED: 'Su plan de acción fue aprobado',
  REJECTED: 'Su plan de acción fue rechazado',
  CANCELED: 'Su plan de acción fue anulado',
} as const

/** Says to the person of a plan what somebody else answered. */
export async function tellAnswer(context: Context, plan: PlanRow): Promise<void> {
  const { approvalStatus, workerId, id, version, response } = plan
  if (approvalStatus === 'DRAFT' || approvalStatus === 'PENDING') return
  if (workerId === context.actor.userId) return
  await notify(context, [
    {
      userId: workerId,
      kind: 'ANSWER',
      key: `action-plan-answer:${id}:${version}`,
      title: answered[approvalStatus],
      detail: response ?? short(plan),
      link: linkTo(plan),
      shown: true,
      mail: 'NOW',
    },
  ])
}
