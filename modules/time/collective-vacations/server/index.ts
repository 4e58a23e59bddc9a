import './collective.graphql.ts'

export { collectives } from './collective.job.ts'
