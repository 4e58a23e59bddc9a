import './reports.graphql.ts'

export { makeReport } from './make.job.ts'
export { countReport } from './preview.job.ts'
