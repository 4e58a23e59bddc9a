import type { Policies, Rights, WithoutProofFor } from '#access/module-access.ts'

export const operations = {
  residencePermits: 'residencePermits.read',
  createResidencePermit: 'residencePermits.create',
  updateResidencePermit: 'residencePermits.update',
  deleteResidencePermit: 'residencePermits.delete',
  openResidencePaper: 'residencePermits.read',
  foreignWorkers: 'residencePermits.massRead',
  foreignQuotas: 'residencePermits.massRead',
} as const satisfies Policies

export const rights = {
  own: { residencePermits: 'r' },
  manager: { residencePermits: 'rm' },
  superManager: { residencePermits: 'cud' },
} as const satisfies Rights

export const withoutProof = {
  records: ['createResidencePermit', 'updateResidencePermit', 'deleteResidencePermit'],
  papers: ['openResidencePaper'],
} as const satisfies WithoutProofFor<typeof operations>
