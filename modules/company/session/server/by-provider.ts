import { tellPower } from './notices/power.ts'
import { proved } from './proof.service.ts'
import { passwordClosed, signInByProvider } from './sign-in.service.ts'

/** What the module of the companies' identity providers needs of a session, and gives to it. */
export const byProvider = {
  signIn: signInByProvider,
  proved,
  passwordClosed,
  /** Mails who is concerned by what a transaction outside of GraphQL wrote. */
  tell: tellPower,
}
