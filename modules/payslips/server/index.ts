import './payslips.graphql.ts'

export { printMonth } from './print.service.ts'
