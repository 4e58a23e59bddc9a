import type { Policies, WithoutProofFor } from '#access/module-access.ts'

export const operations = {
  // One's own devices.
  pushSettings: 'signedIn',
  savePushDevice: 'signedIn',
  deletePushDevice: 'signedIn',
} as const satisfies Policies

export const withoutProof = {
  // What is pushed says nothing of anybody.
  ownSession: ['savePushDevice', 'deletePushDevice'],
} as const satisfies WithoutProofFor<typeof operations>
