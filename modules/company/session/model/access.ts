import { guarded } from '#access/field-kinds.ts'
import type { Policies, ProofsFor, ReasonsFor, WithoutProofFor } from '#access/module-access.ts'

export const operations = {
  signIn: 'public',
  recoverPassword: 'public',
  changePassword: 'public',
  me: 'signedIn',
  logout: 'signedIn',
  // Everybody may change their own password; access/guarded-fields.ts says whose else.
  updatePassword: 'signedIn',
  simulateCompany: 'simulation.create',
  updateUiConfig: 'signedIn',
  signInSecond: 'public',
  passwordLink: 'public',
  proveIdentity: 'signedIn',
  proveSecond: 'signedIn',
  updateLogin: 'passwords.update',
  vouchForLogin: 'passwords.update',
} as const satisfies Policies

export const notAnswers = {
  vouchForLogin: 'Asks by itself for somebody independent of the account and of who keeps it',
} as const satisfies ReasonsFor<typeof operations>

export const recentProof = {
  // Who comes in, with what, and what they may.
  updateLogin: 'always',
  vouchForLogin: 'always',
  updatePassword: 'itself',
  // What the platform does to a company.
  simulateCompany: { with: 'companyId' },
} as const satisfies ProofsFor<typeof operations>

export const withoutProof = {
  ownSession: [
    'signIn',
    'signInSecond',
    'logout',
    'recoverPassword',
    'changePassword',
    'proveIdentity',
    'proveSecond',
    'updateUiConfig',
  ],
} as const satisfies WithoutProofFor<typeof operations>

export const guardedFields = {
  ...guarded('Account', 'passwords.update', {
    system: ['userId'],
    // Its state follows the person's: closed with who is inactive or removed.
    account: ['username', 'owner', 'status'],
    secret: ['email', 'sessions'],
    password: ['password', 'repeatedPassword'],
  }),
}
