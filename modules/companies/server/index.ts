import './companies.graphql.ts'

export { companyImages, serveCompanyImages } from './images.ts'
export { temporaryPassword } from './temporary-password.ts'
