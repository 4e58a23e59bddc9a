import './payroll-review.graphql.ts'
