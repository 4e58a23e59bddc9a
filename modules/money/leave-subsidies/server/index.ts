import './subsidies.graphql.ts'

export { subsidyTask } from './reminders.ts'
