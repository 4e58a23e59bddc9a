import type { Policies, ProofsFor, ReasonsFor, WithoutProofFor } from '#access/module-access.ts'

export const operations = {
  erasures: 'privacyRequests.update',
  erasureSteps: 'privacyRequests.update',
  erasableRequests: 'privacyRequests.update',
  erasurePlan: 'privacyRequests.update',
  proposeErasure: 'privacyRequests.update',
  erasePerson: 'privacyRequests.update',
  discardErasure: 'privacyRequests.update',
} as const satisfies Policies

export const answers = {
  erasePerson: 'that what a person asked to have erased is erased',
} as const satisfies ReasonsFor<typeof operations>

export const notAnswers = {
  discardErasure: 'Takes back a proposal that the company itself made',
} as const satisfies ReasonsFor<typeof operations>

export const recentProof = {
  // What is erased does not come back.
  erasePerson: 'always',
} as const satisfies ProofsFor<typeof operations>

export const withoutProof = {
  records: ['proposeErasure', 'discardErasure'],
} as const satisfies WithoutProofFor<typeof operations>
