import './closing.ts'
import './payroll-checks.graphql.ts'

export { keepPayrollChecks } from './keep-checks.job.ts'
