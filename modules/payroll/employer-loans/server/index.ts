import './ending.ts'
import './loans.graphql.ts'

export { loanShortIn } from './carry.service.ts'
