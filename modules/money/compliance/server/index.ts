import './compliance.graphql.ts'

export { complianceProofs } from './uploads.ts'

export { complianceTask } from './reminders.ts'
