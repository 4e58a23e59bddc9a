import './payslips.graphql.ts'

export { periodOf, planOf } from './plans.ts'
export { printMonth } from './print.service.ts'
