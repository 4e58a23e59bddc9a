import './notices.graphql.ts'

export { inEachCompany, inPagesOfEachCompany, type ReminderRun } from './each-company.ts'
export { hourlyReminders } from './hourly.ts'
export { unreadOf } from './notices.queries.ts'
export { type NewNotice, notify, notifyAnswer } from './notify.service.ts'
export { type Readers, readersWho, recipientsByRow, reminders } from './readers.ts'
export { noticeTasks } from './tasks.ts'
