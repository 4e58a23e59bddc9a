import './payroll-review.graphql.ts'

export { fingerprintSql } from './fingerprint.ts'
