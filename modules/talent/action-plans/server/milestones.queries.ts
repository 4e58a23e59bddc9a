import type { Permission } from '#access/services.ts'
import type { Context } from '#platform/server/context.ts'
import { of } from '#platform/server/graphql/object.ts'
import { fieldsOf, part, type RowOf, view } from '#platform/server/records/view.ts'
import { notFound } from '#platform/server/errors.ts'
import { nameIn } from '#platform/server/sql/person-names.ts'
import { doneFields, Milestone, milestoneFields } from '../model/plan.ts'
import { plans } from './plans.queries.ts'

/** A milestone as the page of its plan shows it. */
export const milestoneView = view({
  ...fieldsOf(Milestone, 'milestone', [
    ...(['id', 'actionPlanId'] as const),
    ...milestoneFields,
    ...doneFields,
    'version',
  ]),
  /** The name of who wrote it. */
  creator: part(of.maybe(of.text), nameIn('milestone.creatorId')),
})
export type MilestoneRow = RowOf<typeof milestoneView>

const rows = (context: Context) => milestoneView.select(context, context.tx.selectFrom('milestone'))

/** The milestones and notes of a plan within reach, by their days. */
export async function milestones(context: Context, { actionPlanId }: { actionPlanId: number }) {
  await plans.one(context, actionPlanId, 'milestones.read')
  return rows(context)
    .where('milestone.actionPlanId', '=', actionPlanId)
    .orderBy('milestone.date')
    .orderBy('milestone.id')
    .execute()
}

/** One milestone of a plan within the reach of a permission. */
export async function milestone(
  context: Context,
  id: number,
  permission: Permission = 'milestones.read',
): Promise<MilestoneRow> {
  const row = await rows(context).where('milestone.id', '=', id).executeTakeFirstOrThrow(notFound)
  await plans.one(context, row.actionPlanId, permission)
  return row
}
