import './batches.graphql.ts'
import './endings.graphql.ts'

export { endBatch } from './batch.job.ts'
export { endingTask } from './overdue.ts'
