import { stepsOf } from '#platform/server/states.ts'
import { correctionStates } from '../model/states.ts'

/** Moves proposed corrections from one state to another. */
export const correctionSteps = stepsOf(correctionStates, {
  table: 'dataCorrection',
  state: 'responseStatus',
  reason: 'response',
  steps: 'dataCorrectionStep',
  of: 'dataCorrectionId',
})
