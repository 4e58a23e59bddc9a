import './subsidies.graphql.ts'

export {
  type DirectPart,
  directPartsIn,
  abandonedUntil,
  recoveredUntil,
} from './recovered.queries.ts'
export { subsidyTask } from './reminders.ts'
