import './subsidies.graphql.ts'

export {
  type DirectPart,
  directPartsIn,
  abandonedUntil,
  recoveredUntil,
} from './recovered-amounts.queries.ts'
export { subsidyTask } from './reminders.ts'
