import './subsidies.graphql.ts'

export {
  type DirectPart,
  directPartsIn,
  givenUpUntil,
  recoveredUntil,
} from './recovered.queries.ts'
export { subsidyTask } from './reminders.ts'
