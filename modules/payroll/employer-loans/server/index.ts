import './loans.graphql.ts'

export { loanShortIn } from './carry.service.ts'
