import './center-costs.graphql.ts'

export { paidCosts } from './costs.queries.ts'
