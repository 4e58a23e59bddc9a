import type { Policies, Rights, WithoutProofFor } from '#access/module-access.ts'

export const operations = {
  complianceCalendar: 'compliance.read',
  markDuty: 'compliance.update',
  unmarkDuty: 'compliance.update',
  openProof: 'compliance.read',
  labourRegistrations: 'compliance.read',
  labourRegistrationFile: 'compliance.read',
  markLabourRegistration: 'compliance.update',
  unmarkLabourRegistration: 'compliance.update',
  openRegistrationProof: 'compliance.read',
} as const satisfies Policies

export const rights = {
  superManagerOfPay: { compliance: 'ru' },
} as const satisfies Rights

export const withoutProof = {
  afterTheMonth: ['markDuty', 'unmarkDuty', 'markLabourRegistration', 'unmarkLabourRegistration'],
  papers: ['openProof', 'openRegistrationProof'],
} as const satisfies WithoutProofFor<typeof operations>
