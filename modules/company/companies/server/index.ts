import './companies.graphql.ts'

export { isActiveCompany } from './active.ts'
export { companyImages, serveCompanyImages } from './images.ts'
