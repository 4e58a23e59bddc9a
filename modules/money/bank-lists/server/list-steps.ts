import { stepsOf } from '#platform/server/records/states.ts'
import { listStates } from '../model/payment-list.ts'

/** Moves lists from one state to another. */
export const listSteps = stepsOf(listStates, {
  table: 'paymentList',
  state: 'state',
  reason: 'reason',
  steps: 'paymentListStep',
  of: 'paymentListId',
})
