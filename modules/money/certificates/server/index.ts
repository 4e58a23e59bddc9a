import './certificates.graphql.ts'

export { createCertificate } from './certificates.service.ts'
