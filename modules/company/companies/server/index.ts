import './companies.graphql.ts'

export { givesFiles, isActiveCompany } from './active.ts'
export { companyImages, serveCompanyImages } from './images.ts'
