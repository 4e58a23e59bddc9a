import type { Policies, ProofsFor, WithoutProofFor } from '#access/module-access.ts'

export const operations = {
  // What one lets another person answer: each delegates what they answer themselves, and no more.
  delegations: 'signedIn',
  delegationPeople: 'signedIn',
  createDelegation: 'signedIn',
  revokeDelegation: 'signedIn',
} as const satisfies Policies

export const recentProof = {
  // Who comes in, with what, and what they may.
  createDelegation: 'always',
} as const satisfies ProofsFor<typeof operations>

export const withoutProof = {
  ownSession: ['revokeDelegation'],
} as const satisfies WithoutProofFor<typeof operations>
