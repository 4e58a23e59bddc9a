import './templates.graphql.ts'
import './arrivals.graphql.ts'
import './approval.ts'
import './ending.ts'
import './equipment.queries.ts'
import './follow.ts'
import './reminders.ts'

export { taskPapers } from './papers.ts'
