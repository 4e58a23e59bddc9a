import './retention.graphql.ts'

export { clearTask } from './clear.task.ts'
