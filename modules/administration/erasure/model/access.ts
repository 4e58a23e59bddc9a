import type { Policies, ProofsFor, ReasonsFor, WithoutProofFor } from '#access/module-access.ts'

export const operations = {
  erasures: 'privacyRequests.update',
  erasureSteps: 'privacyRequests.update',
  erasableRequests: 'privacyRequests.update',
  erasurePlan: 'privacyRequests.update',
  proposeErasure: 'privacyRequests.update',
  erasePerson: 'privacyRequests.update',
  discardErasure: 'privacyRequests.update',
  expiredRecords: 'privacyRequests.update',
  expiredRecordSteps: 'privacyRequests.update',
  expiredMonths: 'privacyRequests.update',
  expiredPlan: 'privacyRequests.update',
  confirmExpiredRecord: 'privacyRequests.update',
  confirmExpiredRecords: 'privacyRequests.update',
  approveExpiredRecord: 'privacyRequests.update',
  keepExpiredRecord: 'privacyRequests.update',
  releaseExpiredRecord: 'privacyRequests.update',
} as const satisfies Policies

export const answers = {
  erasePerson: 'that what a person asked to have erased is erased',
  approveExpiredRecord: 'that the record of somebody whose terms are over is kept no more',
} as const satisfies ReasonsFor<typeof operations>

export const notAnswers = {
  discardErasure: 'Takes back a proposal that the company itself made',
  confirmExpiredRecord: 'Reviews what a machine found: another person approves it',
  confirmExpiredRecords: 'Reviews what a machine found: another person approves it',
  keepExpiredRecord: 'Keeps a record, which erases nothing',
  releaseExpiredRecord: 'Takes back what the company itself decided to keep',
} as const satisfies ReasonsFor<typeof operations>

export const recentProof = {
  // What is erased does not come back.
  erasePerson: 'always',
  approveExpiredRecord: 'always',
} as const satisfies ProofsFor<typeof operations>

export const withoutProof = {
  records: [
    'proposeErasure',
    'discardErasure',
    'confirmExpiredRecord',
    'confirmExpiredRecords',
    'keepExpiredRecord',
    'releaseExpiredRecord',
  ],
} as const satisfies WithoutProofFor<typeof operations>
