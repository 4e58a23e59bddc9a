import './approval.ts'
import './collective.graphql.ts'
import './leave.service.ts'
import './reports.graphql.ts'
import './rules.graphql.ts'
import './vacations.graphql.ts'

export { collectiveVacation } from './collective.job.ts'
export { vacationBalances, vacationHistory } from './reports.queries.ts'
