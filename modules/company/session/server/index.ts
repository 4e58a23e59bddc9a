import './session.graphql.ts'
import './notices/power.ts'
import './notices/background-work.ts'

export {
  accountOf,
  closeAccount,
  companyName,
  openAccount,
  openFirstAccount,
  openInvited,
} from './accounts.ts'
export { giveCodes } from './codes.ts'
export { endSessions, endSessionsOfCompany } from './open-sessions.ts'
export { authenticate } from './authenticate.ts'
export { operatorLink, sendLinksTo } from './links.service.ts'
