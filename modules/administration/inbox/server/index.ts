import './inbox.graphql.ts'

export { reminderTask } from './reminders.ts'
