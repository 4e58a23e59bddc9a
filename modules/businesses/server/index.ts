import './businesses.graphql.ts'

export { businessById, businessesInReach } from './businesses.queries.ts'
