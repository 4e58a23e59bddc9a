import './companies.graphql.ts'

export { firstPerson } from './first-person.ts'
export { newCompany } from './new-company.ts'
export { givesFiles, isActiveCompany } from './active.ts'
export { companyImages, serveCompanyImages } from './images.ts'
