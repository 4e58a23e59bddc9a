import './businesses.graphql.ts'
import './syndicates.graphql.ts'

export { businessById, businessesInReach } from './businesses.queries.ts'
