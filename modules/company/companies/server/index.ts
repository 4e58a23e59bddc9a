import './companies.graphql.ts'

export { companyFields } from './company-fields.ts'
export { firstPerson } from './first-person.ts'
export { newCompany } from './new-company.ts'
export { givesFiles, isActiveCompany } from './active.ts'
export { companyImages, serveCompanyImages } from './images.ts'
