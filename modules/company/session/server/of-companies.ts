import { openFirstAccount } from './accounts.ts'
import { endSessionsOfCompany } from './open-sessions.ts'

/** What the platform does to the accounts of a company as a whole. */
export const ofCompanies = { openFirstAccount, endSessions: endSessionsOfCompany }
