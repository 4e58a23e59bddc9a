import './subsidies.graphql.ts'

export { recoveredUntil } from './recovered.queries.ts'
export { subsidyTask } from './reminders.ts'
