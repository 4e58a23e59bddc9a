import { internal, type Registry, shown, shownFields, usual } from '#platform/model/registry.ts'
import { ActionPlan, doneFields, Milestone, milestoneFields, planFields } from './plan.ts'

/** The rows that this module keeps. */
export const registry = {
  action_plan: {
    of: ActionPlan,
    publicId: { kind: 'actionPlan', no: 11, length: 5 },
    owner: { user: 'worker_id' },
    keep: 'LABOUR',
    parts: { action_plan_step: 'PERSON' },
    columns: {
      ...usual,
      // The tables of processes and surveys name what these say.
      ...internal('evaluation_process_id', 'survey_id', 'updated_at'),
      ...internal('creator_login_id', 'updated_login_id', 'responded_login_id'),
      ...shown('actionPlans.read', 'worker_id', 'supervisor_id', 'creator_id'),
      ...shownFields('actionPlans.read', ...planFields),
      ...shown('actionPlans.read', 'approval_status', 'completeness_status'),
      ...shown('actionPlans.read', 'completeness_percentage', 'response'),
      ...shown('actionPlans.read', 'requested_at', 'responded_at'),
    },
  },
  milestone: {
    of: Milestone,
    publicId: { kind: 'milestone', no: 970, length: 6 },
    owner: { user: 'worker_id' },
    keep: 'LABOUR',
    columns: {
      ...usual,
      ...internal('worker_id', 'creator_id', 'action_plan_id'),
      ...shownFields('milestones.read', ...milestoneFields, ...doneFields),
    },
  },
} satisfies Registry
