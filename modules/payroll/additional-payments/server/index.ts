import './additional.graphql.ts'
import './process.ts'
import './release.graphql.ts'

export { openPayments, type OpenPayments, reportedPayments } from './reported-amounts.ts'
