import type { ISODate } from '#chile/dates.ts'
import { contractsOn } from '#modules/people/contracts/server/index.ts'
import { requirePerson } from '#modules/people/people/server/index.ts'
import type { Row } from '#platform/model/entity.ts'
import type { Context } from '#platform/server/context.ts'
import { conflict, forbidden, invalid } from '#platform/server/errors.ts'
import { touched } from '#platform/server/records/updated-by.ts'
import { type ActionPlan, agreedFields, type planFields, type PlanSeen } from '../model/plan.ts'
import { tellAssigned, tellRequest } from './notifications.ts'
import { requireOrigins } from './origins.ts'
import { type PlanRow, plans } from './plans.queries.ts'

type Plan = Row<typeof ActionPlan>
type Written = Pick<Plan, (typeof planFields)[number]>
type NewPlan = Written & { workerId: number | null; supervisorId: number | null; submit: boolean }

/**
 * Writes a plan for oneself, or for somebody of one's people, as a draft or sent to be approved.
 * Its supervisor is that of the contract, unless another is named by somebody who may approve the
 * plans of that person.
 *
 * @throws UserError not-found for people out of reach; invalid at the field
 */
export async function createActionPlan(context: Context, input: NewPlan) {
  const { actor, session, tx, now } = context
  const { submit, supervisorId: named, workerId: asked, ...written } = input
  const workerId = asked ?? actor.userId
  if (workerId === null) throw invalid('workerId', 'Indique de quién es el plan')
  await requirePerson(context, workerId, 'actionPlans.create')
  requireDays(written)
  await requireOrigins(context, written)
  const supervisorId =
    named === null
      ? await supervisorOf(context, workerId)
      : await chosenSupervisor(context, workerId, named)
  const { id } = await tx
    .insertInto('actionPlan')
    .values({
      ...written,
      workerId,
      supervisorId,
      creatorId: actor.userId,
      ...(submit ? { approvalStatus: 'PENDING', requestedAt: now } : {}),
      creatorLoginId: session.loginId,
      ...touched(context),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const plan = await plans.one(context, id, 'actionPlans.create')
  if (submit) await tellRequest(context, plan)
  if (workerId !== actor.userId) await tellAssigned(context, plan)
  return plan
}

function requireDays({ startDate, endDate }: { startDate: ISODate; endDate: ISODate }): void {
  if (endDate < startDate) throw invalid('endDate', 'No puede ser antes de la fecha de inicio')
}

/** The supervisor that the contract of a person names today. */
async function supervisorOf({ tx, today }: Context, workerId: number): Promise<number | null> {
  const held = await contractsOn(tx, today)
    .where('contract.userId', '=', workerId)
    .where('contract.status', '<>', 'DELETED')
    .where('held.supervisorId', 'is not', null)
    .orderBy('contract.initialDate', 'desc')
    .executeTakeFirst()
  return held?.supervisorId ?? null
}

/**
 * A supervisor that somebody chose: another person, chosen by who may approve the plans of the
 * person of the plan, and is not that person. Otherwise one would choose who approves one's own.
 */
export async function chosenSupervisor(context: Context, workerId: number, chosen: number) {
  if (workerId === context.actor.userId) {
    throw forbidden('Nadie nombra al supervisor de su propio plan de acción')
  }
  await requirePerson(context, workerId, 'actionPlanApprovals.update')
  if (chosen === workerId) throw invalid('supervisorId', 'Nadie supervisa su propio plan')
  await requirePerson(context, chosen)
  return chosen
}

type Change = PlanSeen & Partial<Written>

/**
 * Corrects a plan. An approved one in which what was agreed changes waits for its approval anew; a
 * complete one is opened first, because that was evaluated.
 */
export async function updateActionPlan(context: Context, { id, version, ...change }: Change) {
  const plan = await plans.locked(context, id, 'actionPlans.update')
  const written = { ...plan, ...change }
  requireDays(written)
  await requireOrigins(context, written, plan)
  const changed = agreedFields.some((name) => written[name] !== plan[name])
  const set = await agreedAnew(context, plan, changed)
  const { reasons, ...columns } = set
  await plans.act(context, 'edit', { id, version, ...reasons }, { ...change, ...columns })
  const after = await plans.one(context, id)
  if (columns.approvalStatus) await tellRequest(context, after)
  return after
}

type Agreed = Pick<PlanRow, 'approvalStatus' | 'completenessStatus'>

/** What else changes where what was agreed does: an approved plan waits again. */
export function agreedAnew(context: Context, plan: Agreed, changed: boolean) {
  if (changed && plan.completenessStatus === 'COMPLETE') {
    throw conflict('Está completo: reabra un hito o baje su avance para cambiarlo')
  }
  const anew = changed && plan.approvalStatus === 'APPROVED'
  return {
    ...touched(context),
    ...(anew ? { approvalStatus: 'PENDING' as const, requestedAt: context.now } : {}),
    reasons: anew ? { reason: null } : {},
  }
}

/** Removes a draft with its milestones; what was sent once is annulled instead. */
export async function deleteActionPlan(context: Context, { id, version }: PlanSeen) {
  await plans.act(context, 'remove', { id, version })
  await context.tx.deleteFrom('actionPlan').where('id', '=', id).execute()
  return { id }
}
