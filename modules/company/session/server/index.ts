import './session.graphql.ts'
import './notices/power.ts'

export {
  accountOf,
  closeAccount,
  companyName,
  endSessions,
  newPassword,
  openAccount,
  openInvited,
  setPassword,
  type StoredAccount,
} from './accounts.ts'
export { authenticate } from './authenticate.ts'
export { sendLinks, sendLinksTo } from './links.service.ts'
