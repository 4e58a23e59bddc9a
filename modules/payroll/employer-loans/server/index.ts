import './loans.graphql.ts'

import './ending.ts'
export { loanShortIn } from './carry.service.ts'
