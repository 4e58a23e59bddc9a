import { stepsOf } from '#platform/server/records/states.ts'
import { healthPlanStates } from '../model/states.ts'

/** Moves notifications from one state to another. */
export const healthPlanSteps = stepsOf(healthPlanStates, {
  table: 'healthPlanNotice',
  state: 'status',
  reason: 'reason',
  steps: 'healthPlanNoticeStep',
  of: 'healthPlanNoticeId',
})
