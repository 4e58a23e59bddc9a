import './batches.graphql.ts'
import './templates.graphql.ts'

export { documentBatches } from './batch.job.ts'
export { wordUploads } from './word.service.ts'
