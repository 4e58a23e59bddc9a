import './verification.graphql.ts'

export { asNobody, oneMoreVerification } from './verify.service.ts'
