import './filings.graphql.ts'

export { makeFiling } from './filings.service.ts'
export { makeFilingFile } from './make.job.ts'
