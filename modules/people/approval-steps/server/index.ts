import './notices.ts'
import './steps.graphql.ts'

export { heldSteps, withHeld } from './acting.ts'
export { stepsOfRequests } from './request-steps.queries.ts'
export { StepLineType } from './step.object.ts'
export {
  answerStep,
  answerSteps,
  beginSteps,
  refuseAnswered,
  refuseAtOnce,
  refuseBegun,
  restartSteps,
} from './steps.service.ts'
export { waitingRequests } from './waiting.queries.ts'
export { workDaysOff } from './work-days-off.ts'
