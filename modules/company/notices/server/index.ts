import './notices.graphql.ts'

export { inEachCompany, type Round } from './each-company.ts'
export { unreadOf } from './notices.queries.ts'
export { type NewNotice, notify } from './notify.service.ts'
export { noticeTasks } from './tasks.ts'
