import type { Policies, ProofsFor, Rights, WithoutProofFor } from '#access/module-access.ts'

export const operations = {
  ownSessions: 'signedIn',
  endSession: 'signedIn',
  endOtherSessions: 'signedIn',
  userAccess: 'passwords.update',
  sendAccess: 'passwords.update',
  endUserSessions: 'passwords.update',
  resetSecondFactor: 'passwords.update',
} as const satisfies Policies

export const rights = {
  ownByLaw: { passwords: 'u' },
  externalOwnByLaw: { passwords: 'u' },
  superManager: { passwords: 'u' },
} as const satisfies Rights

export const recentProof = {
  // Who comes in, with what, and what they may.
  sendAccess: 'always',
  resetSecondFactor: 'always',
} as const satisfies ProofsFor<typeof operations>

export const withoutProof = {
  ownSession: ['endSession', 'endOtherSessions', 'endUserSessions'],
} as const satisfies WithoutProofFor<typeof operations>
