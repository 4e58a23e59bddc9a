import './notices.graphql.ts'

export { inEachCompany, type ReminderRun } from './each-company.ts'
export { unreadOf } from './notices.queries.ts'
export { type NewNotice, notify } from './notify.service.ts'
export { noticeTasks } from './tasks.ts'
