import './own-reports.graphql.ts'
import './reports.graphql.ts'

export { makeReport } from './make.job.ts'
export { countReport } from './preview.job.ts'
export { sendReport } from './send.job.ts'
