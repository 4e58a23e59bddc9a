import './leave.service.ts'
import './reports.graphql.ts'
import './vacations.graphql.ts'

export { vacationsAround } from './of-month.queries.ts'
export { vacationBalances, vacationHistory } from './reports.queries.ts'
