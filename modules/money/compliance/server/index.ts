import './compliance.graphql.ts'

export { complianceProofs } from './uploads.ts'
