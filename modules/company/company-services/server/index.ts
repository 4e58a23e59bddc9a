import './company-parts.ts'
import './company-services.graphql.ts'

export { startServices } from './services.service.ts'
