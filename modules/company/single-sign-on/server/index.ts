import './single-sign-on.graphql.ts'
import './closed-password.ts'

export { serveSingleSignOn } from './routes.ts'
export { useSingleSignOn } from './settings.ts'
