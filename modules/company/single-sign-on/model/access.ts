import type {
  CompanyWrites,
  Policies,
  ProofsFor,
  ReasonsFor,
  Rights,
  WithoutProofFor,
} from '#access/module-access.ts'

export const operations = {
  signInSettings: 'singleSignOn.read',
  signInLinks: 'singleSignOn.read',
  saveSignInProvider: 'singleSignOn.update',
  testSignInProvider: 'singleSignOn.update',
  activateSignInProvider: 'singleSignOn.update',
  pauseSignInProvider: 'singleSignOn.update',
  removeSignInProvider: 'singleSignOn.update',
  // Of the account that asks.
  ownSignIn: 'signedIn',
  prepareSignInLink: 'signedIn',
  unlinkOwnSignIn: 'signedIn',
  // Of somebody else's account, as far as the actor may set its password.
  unlinkSignIn: 'passwords.update',
  // Before anybody is known.
  signInWay: 'public',
} as const satisfies Policies

export const rights = {
  adminOnly: { singleSignOn: 'ru' },
} as const satisfies Rights

export const companyWrites = {
  'singleSignOn.update': 'whole',
} as const satisfies CompanyWrites

export const notAnswers = {
  activateSignInProvider: 'Asks by itself for a second administrator, where the company has one',
} as const satisfies ReasonsFor<typeof operations>

export const recentProof = {
  // Who comes in, with what, and what they may.
  saveSignInProvider: 'always',
  activateSignInProvider: 'always',
  removeSignInProvider: 'always',
  prepareSignInLink: 'always',
  unlinkOwnSignIn: 'always',
  unlinkSignIn: 'always',
} as const satisfies ProofsFor<typeof operations>

export const withoutProof = {
  // The first looks and keeps nothing; the other closes a door and opens none.
  ownSession: ['testSignInProvider', 'pauseSignInProvider'],
} as const satisfies WithoutProofFor<typeof operations>
