import './mass-changes.graphql.ts'

export { countMassChange } from './count.job.ts'
export { massChangeActs } from './mass-change.job.ts'
