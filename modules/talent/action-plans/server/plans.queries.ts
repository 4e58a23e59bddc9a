import { reachesOthers } from '#access/reach.ts'
import type { Permission } from '#access/services.ts'
import {
  type PaperSignature,
  paperSignature,
  PaperSignatureType,
} from '#modules/papers/signature/server/index.ts'
import { personWithin } from '#modules/people/sight/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { of } from '#platform/server/graphql/object.ts'
import { records } from '#platform/server/records/records.ts'
import {
  fieldsOf,
  part,
  pageOfView,
  personOf,
  type Reader,
  type RowOf,
  view,
} from '#platform/server/records/view.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { equalTo } from '#platform/server/sql/equal-to.ts'
import { nameIn, personBehind, surnameIn, userMatches } from '#platform/server/sql/person-names.ts'
import type { PlanStanding } from '../model/catalogs.ts'
import { ActionPlan, type PlanFilter, planFields } from '../model/plan.ts'

/**
 * Whether a plan is within a permission's reach: its person is, or the actor is the supervisor that
 * the plan names and has that permission over other people.
 */
function within({ actor, reach }: Reader, permission: Permission) {
  const over = reach(permission)
  const ofWorker = personWithin(over, 'plan.workerId')
  // A restriction hides people beyond it, whatever names the actor.
  return actor.userId !== null && !actor.restriction && reachesOthers(over, actor.userId)
    ? sql<boolean>`(${ofWorker} or plan.supervisor_id = ${actor.userId})`
    : ofWorker
}

/** Whether the reader reaches a plan with a right: what its page offers them. */
const reachedWith = (permission: Permission) => ({
  spec: of.flag,
  from: (reader: Reader) => within(reader, permission),
})

/** A plan as lists and its page show it. */
export const planView = view({
  ...fieldsOf(ActionPlan, 'plan', [
    ...([
      'id',
      'workerId',
      'supervisorId',
      'creatorId',
      'evaluationProcessId',
      'surveyId',
    ] as const),
    ...planFields,
    ...(['approvalStatus', 'completenessStatus', 'completenessPercentage', 'response'] as const),
    ...(['requestedAt', 'respondedAt', 'version'] as const),
  ]),
  ...personOf('plan.workerId'),
  supervisorName: part(of.maybe(of.text), nameIn('plan.supervisorId')),
  creatorName: part(of.maybe(of.text), nameIn('plan.creatorId')),
  respondedBy: part(
    of.maybe(of.text),
    sql.raw<string | null>(personBehind('plan.responded_login_id')),
  ),
  /** Whether its milestones say its progress; otherwise people type it. */
  isMeasured: part(
    of.flag,
    sql<boolean>`exists (select from milestone one where one.company_id = app.current_company()
      and one.action_plan_id = plan.id and one.type = 'HITO')`,
  ),
  /** How its paper stands that was sent to sign last. */
  signature: part<PaperSignature | null>(
    of.maybe(of.object(PaperSignatureType)),
    paperSignature('ACTION_PLAN', 'plan.id'),
  ),
  canUpdate: reachedWith('actionPlans.update'),
  canAnswer: reachedWith('actionPlanApprovals.update'),
  canProgress: reachedWith('actionPlanProgress.update'),
})
export type PlanRow = RowOf<typeof planView>

export const plans = records(ActionPlan, {
  table: 'actionPlan',
  as: 'plan',
  rows: (tx: Tx) => tx.selectFrom('actionPlan as plan'),
  person: 'plan.workerId',
  within,
  shows: planView,
  read: 'actionPlans.read',
  steps: 'actionPlanSteps',
})

export const planSort = [
  'urgency',
  'fullname',
  'endDate',
  'completenessPercentage',
  'approvalStatus',
] as const
type Sort = (typeof planSort)[number]

/** Open plans by their last day, so that what is late is first; what is over comes after them. */
const urgency = sql`case when plan.completeness_status in ('COMPLETE', 'CANCELED')
  then 'infinity'::date else plan.end_date end`

const orders = {
  by: {
    urgency,
    fullname: surnameIn('plan.workerId'),
    endDate: sql.ref('plan.endDate'),
    completenessPercentage: sql.ref('plan.completenessPercentage'),
    approvalStatus: sql.ref('plan.approvalStatus'),
  },
  ties: ['plan.id'],
}

/** Whose plans a list has. */
export type Whose = 'own' | 'team' | 'all'

const whosePlans = ({ actor }: Context, whose: Whose) => {
  const self = sql<boolean>`plan.worker_id is not distinct from ${actor.userId}::bigint`
  if (whose === 'own') return self
  return whose === 'all'
    ? sql<boolean>`true`
    : sql<boolean>`(not ${self} and (plan.worker_id = any(${[...actor.supervisedIds]}::bigint[])
        or plan.supervisor_id = ${actor.userId}::bigint))`
}

const isOpen = sql<boolean>`plan.completeness_status in ('PENDING', 'IN_PROGRESS')`

/** Plans by how far they are on the day of the request: those that are late are only that. */
const stands = ({ today }: Context, standing: PlanStanding | null) => {
  if (standing === null) return sql<boolean>`true`
  const isLate = sql<boolean>`(${isOpen} and plan.end_date < ${today}::date)`
  return standing === 'LATE'
    ? isLate
    : sql<boolean>`(plan.completeness_status = ${standing} and not ${isLate})`
}

/** The plans of somebody, of a team or of all within reach, a page at a time. */
export function listedPlans(context: Context, whose: Whose, input: ListInput<PlanFilter, Sort>) {
  const { search, standing, approvalStatus, workerId } = input.filter
  const matching = plans
    .reached(context, 'actionPlans.read')
    .where(whosePlans(context, whose))
    .where(stands(context, standing))
    .where((eb) => eb.and(userMatches(search, 'RUT_SHOWN')))
    .where((eb) =>
      equalTo(eb, { 'plan.approvalStatus': approvalStatus, 'plan.workerId': workerId }),
    )
  return pageOfView(context, planView, matching, orders, input)
}

/** Of some plans, those within their reader's reach, by their last day. */
export const plansSeen = (context: Context, ids: readonly number[]) =>
  planView
    .select(
      context,
      plans
        .reached(context, 'actionPlans.read')
        .where(sql<boolean>`plan.id = any(${[...ids]}::bigint[])`),
    )
    .orderBy('plan.endDate')
    .orderBy('plan.id')
    .execute()

/** One plan within reach. */
export const actionPlan = (context: Context, { id }: { id: number }) => plans.one(context, id)
