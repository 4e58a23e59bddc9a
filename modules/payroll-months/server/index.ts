import './payroll-months.graphql.ts'

export { calculateMonth } from './calculate.job.ts'
export { monthsInReach } from './months.queries.ts'
export { printMonth } from './print.service.ts'
