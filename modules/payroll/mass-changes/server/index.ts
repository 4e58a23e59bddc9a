import './mass-changes.graphql.ts'

export { massChangeActs } from './mass-change.job.ts'
