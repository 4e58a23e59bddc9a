import './loans.graphql.ts'

export { outstandingLoans } from './ending.ts'
export { loanShortIn } from './carry.service.ts'
