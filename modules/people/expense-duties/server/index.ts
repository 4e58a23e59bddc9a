import './duties.graphql.ts'

export { expenseApprovers } from './duties.queries.ts'
