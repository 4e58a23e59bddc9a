import './loans.graphql.ts'

export { loansAtEnd } from './ending.ts'
export { loanShortIn } from './carry.service.ts'
