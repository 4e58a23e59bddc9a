import './session.graphql.ts'
import './notices/power.ts'

export { closeAccount, newPassword, openAccount, type NewLogin } from './accounts.ts'
export {
  becoming,
  type Becoming,
  newcomer,
  refusedFields,
  requireSet,
  targetOf,
} from './authority.ts'
export { independentOf, requireSecondPerson } from './independence.ts'
export { loadActor } from './actor.queries.ts'
export { authenticate } from './authenticate.ts'
export { hashPassword } from './passwords.ts'
export { recipientsOf, whoMay } from './who-may.queries.ts'
export { sessionTokens, useSessionSecret } from './session.service.ts'
