import './filings.graphql.ts'

export { makeFilingFile } from './make.job.ts'
