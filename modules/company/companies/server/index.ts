import './companies.graphql.ts'

export { companyImages, serveCompanyImages } from './images.ts'
