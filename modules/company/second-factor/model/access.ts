import type { Policies, ProofsFor, ReasonsFor, WithoutProofFor } from '#access/module-access.ts'

export const operations = {
  ownFactors: 'signedIn',
  startTotp: 'signedIn',
  confirmTotp: 'signedIn',
  removeTotp: 'signedIn',
  startPasskey: 'signedIn',
  confirmPasskey: 'signedIn',
  removePasskey: 'signedIn',
  newRecoveryCodes: 'signedIn',
} as const satisfies Policies

export const notAnswers = {
  confirmTotp: 'Says of oneself that one has the telephone',
  confirmPasskey: 'Says of oneself that one has the key',
} as const satisfies ReasonsFor<typeof operations>

export const recentProof = {
  // Who comes in, with what, and what they may.
  startTotp: 'itself',
  removeTotp: 'itself',
  startPasskey: 'itself',
  removePasskey: 'itself',
  newRecoveryCodes: 'itself',
} as const satisfies ProofsFor<typeof operations>

export const withoutProof = {
  ownSession: ['confirmTotp', 'confirmPasskey'],
} as const satisfies WithoutProofFor<typeof operations>
