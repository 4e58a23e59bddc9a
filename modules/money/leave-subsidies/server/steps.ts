import { stepsOf } from '#platform/server/records/states.ts'
import { subsidyStates } from '../model/states.ts'

/** Moves subsidies from one state to another. */
export const subsidySteps = stepsOf(subsidyStates, {
  table: 'leaveSubsidy',
  state: 'status',
  reason: 'reason',
  steps: 'leaveSubsidyStep',
  of: 'leaveSubsidyId',
})
