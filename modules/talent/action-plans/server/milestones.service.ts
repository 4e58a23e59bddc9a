import type { ValuesOf } from '#platform/model/entity.ts'
import type { Permission } from '#access/services.ts'
import type { Context } from '#platform/server/context.ts'
import { conflict, forbidden, invalid, notFound } from '#platform/server/errors.ts'
import { refuseStale } from '#platform/server/records/states.ts'
import type { doneFields, Milestone, milestoneFields } from '../model/plan.ts'
import { milestone } from './milestones.queries.ts'
import { milestonePapers } from './papers.ts'
import { plans } from './plans.queries.ts'
import { recount } from './progress.service.ts'

type Fields = ValuesOf<typeof Milestone.fields>
type Written = Pick<Fields, (typeof milestoneFields)[number]>
type Done = Pick<Fields, (typeof doneFields)[number]>

/**
 * Adds a milestone or a note to a plan that is not annulled; its progress follows.
 *
 * @throws UserError invalid at the field
 */
export async function createMilestone(
  context: Context,
  { actionPlanId, ...written }: Written & { actionPlanId: number },
) {
  const plan = await lockedPlan(context, actionPlanId, 'milestones.create')
  const given = { ...written, doneAt: null, evidenceFileId: null }
  requireWhole(context, given)
  const { id } = await context.tx
    .insertInto('milestone')
    .values({
      ...given,
      actionPlanId,
      workerId: plan.workerId,
      creatorId: context.actor.userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await recount(context, plan)
  return milestone(context, id)
}

type Change = { id: number; version: number | null } & Partial<Written & Done>

/**
 * Corrects a milestone, marks it as done on a day with its evidence, or opens it again; the
 * progress of its plan follows. In an approved plan its own person changes nothing that counts.
 */
export async function updateMilestone(context: Context, { id, version, ...change }: Change) {
  const { plan, row } = await lockedMilestone(context, id, 'milestones.update')
  const counts = ['type', 'weight', 'needsEvidence'] as const
  if (counts.some((name) => change[name] !== undefined && change[name] !== row[name])) {
    requireUnagreed(plan)
  }
  refuseStale(version, row.version, { table: 'milestone', key: { id } })
  const written = { ...row, ...change }
  requireWhole(context, written)
  if (written.evidenceFileId !== null && written.evidenceFileId !== row.evidenceFileId) {
    await milestonePapers.require(context, plan.id, written.evidenceFileId)
  }
  await context.tx
    .updateTable('milestone')
    .set({ ...change, version: row.version + 1 })
    .where('id', '=', id)
    .execute()
  await recount(context, plan)
  return milestone(context, id)
}

/** Removes a milestone or a note; those that count in an approved plan, another person alone. */
export async function deleteMilestone(
  context: Context,
  { id, version }: { id: number; version: number | null },
) {
  const { plan, row } = await lockedMilestone(context, id, 'milestones.delete')
  if (row.type === 'HITO') requireUnagreed(plan)
  refuseStale(version, row.version, { table: 'milestone', key: { id } })
  await context.tx.deleteFrom('milestone').where('id', '=', id).execute()
  await recount(context, plan)
  return { id }
}

/** A link that opens the evidence of a milestone for five minutes. */
export async function openMilestoneEvidence(context: Context, { id }: { id: number }) {
  const { evidenceFileId } = await milestone(context, id)
  if (evidenceFileId === null) throw notFound()
  return milestonePapers.link(context, evidenceFileId)
}

type Plan = Awaited<ReturnType<typeof plans.locked>>

async function lockedPlan(context: Context, planId: number, permission: Permission) {
  const plan = await plans.locked(context, planId, permission)
  if (plan.approvalStatus === 'CANCELED') throw conflict('El plan está anulado')
  return plan
}

/** A milestone with its plan, locked: the plan is the lock of all of its milestones. */
async function lockedMilestone(context: Context, id: number, permission: Permission) {
  const { actionPlanId } = await milestone(context, id, permission)
  const plan = await lockedPlan(context, actionPlanId, permission)
  return { plan, row: await milestone(context, id, permission) }
}

function requireUnagreed({ approvalStatus, relations }: Plan): void {
  if (approvalStatus === 'APPROVED' && relations.includes('self')) {
    throw forbidden('Lo que cuenta en un plan aprobado lo cambia otra persona')
  }
}

/** What a milestone and a note may be, and what says that one is done. */
function requireWhole({ today }: Context, given: Written & Done): void {
  const { type, weight, needsEvidence, doneAt, evidenceFileId } = given
  if (type === 'NOTA') {
    if (weight !== null) throw invalid('weight', 'Una nota no cuenta: no lleva peso')
    if (needsEvidence) throw invalid('needsEvidence', 'Una nota no pide evidencia')
    if (doneAt !== null) throw invalid('doneAt', 'Una nota no se cumple')
    return
  }
  if (weight === null) throw invalid('weight', 'Indique cuánto cuenta entre los hitos del plan')
  if (doneAt === null) return
  if (doneAt > today) throw invalid('doneAt', 'No puede ser después de hoy')
  if (needsEvidence && evidenceFileId === null) {
    throw invalid('doneAt', 'Este hito se cumple con su evidencia: adjúntela')
  }
}
