import './reports.graphql.ts'

export { makeReport } from './make.job.ts'
