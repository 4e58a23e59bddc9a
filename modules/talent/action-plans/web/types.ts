import type {
  ActionPlanQuery,
  ActionPlansQuery,
  MilestonesQuery,
} from '#generated/documents/graphql.ts'

export type PlanRow = ActionPlansQuery['actionPlans']['rows'][number]
export type Plan = ActionPlanQuery['actionPlan']
export type MilestoneRow = MilestonesQuery['milestones'][number]
