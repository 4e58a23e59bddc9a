import './legal-calendar.graphql.ts'

export { legalCalendar, legalDaysText } from './calendar.queries.ts'
export { legalDaysTask, legalDaysChange } from './follow.ts'
