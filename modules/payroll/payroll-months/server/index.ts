import './payroll-months.graphql.ts'

export { changesSince, movedBy } from './changes.queries.ts'
export { calculateMonth } from './calculate.job.ts'
export { closeNow, closingObstacle, readyToClose } from './months.service.ts'
export { followContracts } from './follow.ts'
export { followCompany } from './follow.job.ts'
export { monthsInReach, monthView, type MonthView } from './months.queries.ts'
export { withoutPayslip } from './runs.queries.ts'
