import './notices.graphql.ts'

export { noticeTasks } from './tasks.ts'
export { unreadOf } from './notices.queries.ts'
export { type NewNotice, notify } from './notify.service.ts'
