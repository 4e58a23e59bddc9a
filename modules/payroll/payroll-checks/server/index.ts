import './closing.ts'
import './payroll-checks.graphql.ts'
