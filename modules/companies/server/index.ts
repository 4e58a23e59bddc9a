import './companies.graphql.ts'

export { temporaryPassword } from './temporary-password.ts'
