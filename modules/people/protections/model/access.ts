import type { Policies, Rights, WithoutProofFor } from '#access/module-access.ts'

export const operations = {
  laborProtections: 'laborProtections.read',
  createLaborProtection: 'laborProtections.create',
  updateLaborProtection: 'laborProtections.update',
  deleteLaborProtection: 'laborProtections.delete',
  openProtectionPaper: 'laborProtections.read',
} as const satisfies Policies

export const rights = {
  own: { laborProtections: 'r' },
  superManager: { laborProtections: 'crud' },
} as const satisfies Rights

export const withoutProof = {
  records: ['createLaborProtection', 'updateLaborProtection', 'deleteLaborProtection'],
  papers: ['openProtectionPaper'],
} as const satisfies WithoutProofFor<typeof operations>
