import './activities.graphql.ts'
import './reminders.ts'
import './privacy.graphql.ts'

export { personExport } from './export.job.ts'
export { isOfPerson } from './export.queries.ts'
export { noteOutcome } from './outcome.ts'
