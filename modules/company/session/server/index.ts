import './session.graphql.ts'
import './notices/power.ts'

export {
  accountOf,
  closeAccount,
  companyName,
  endSessions,
  newCode,
  openAccount,
  openInvited,
  setPassword,
  type StoredAccount,
} from './accounts.ts'
export { authenticate } from './authenticate.ts'
export { operatorLink, sendLinksTo } from './links.service.ts'
