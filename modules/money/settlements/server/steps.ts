import { stepsOf } from '#platform/server/records/states.ts'
import { settlementStates } from '../model/finiquito.ts'

/** Moves finiquitos from one state to another. */
export const settlementSteps = stepsOf(settlementStates, {
  table: 'settlement',
  state: 'status',
  reason: 'response',
  steps: 'settlementStep',
  of: 'settlementId',
})
