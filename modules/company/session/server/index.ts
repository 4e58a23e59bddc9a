import './session.graphql.ts'
import './notices/power.ts'

export {
  accountOf,
  closeAccount,
  companyName,
  endSessions,
  type NewLogin,
  newPassword,
  openAccount,
  openInvited,
  setPassword,
  type StoredAccount,
} from './accounts.ts'
export { isRecentlyUsed, oldestUse } from './idle.ts'
export { newNonce } from './tokens.ts'
export { becoming, newcomer, refusedFields, requireSet, targetOf, targetsOf } from './authority.ts'
export { sendLinks, sendLinksTo } from './links.service.ts'
export { independentOf, requireSecondPerson } from './independence.ts'
export { accessIn, loadActor, loadCompany } from './actor.queries.ts'
export { authenticate } from './authenticate.ts'
export { onlineUsers } from './online.queries.ts'
export { hashPassword } from './passwords.ts'
export { recipientsOf, whoMay } from './who-may.queries.ts'
export { sessionTokens, useSessionSecret } from './tokens.ts'
