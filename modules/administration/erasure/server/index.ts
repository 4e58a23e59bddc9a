import './erasures.graphql.ts'
import './expired-records.graphql.ts'

export { erasing } from './erase.job.ts'
export { expiredTask } from './expired-records.task.ts'
