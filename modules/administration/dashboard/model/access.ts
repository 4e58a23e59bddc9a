import type { CompanyWrites, Policies, Rights, WithoutProofFor } from '#access/module-access.ts'

export const operations = {
  dashboard: 'dashboard.read',
  firstSteps: 'firstSteps.read',
  leaveFirstStep: 'firstSteps.update',
} as const satisfies Policies

export const rights = {
  everybody: { dashboard: 'r' },
  externalHome: { dashboard: 'r' },
  adminOnly: { firstSteps: 'ru' },
} as const satisfies Rights

export const companyWrites = {
  'firstSteps.update': 'whole',
} as const satisfies CompanyWrites

export const withoutProof = {
  ownSession: ['leaveFirstStep'],
} as const satisfies WithoutProofFor<typeof operations>
