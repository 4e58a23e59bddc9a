import type { Policies, Rights, WithoutProofFor } from '#access/module-access.ts'

export const operations = {
  family: 'family.read',
  createFamilyMember: 'family.create',
  updateFamilyMember: 'family.update',
  deleteFamilyMember: 'family.delete',
  openFamilyPaper: 'family.read',
} as const satisfies Policies

export const rights = {
  own: { family: 'r' },
  superManager: { family: 'crud' },
} as const satisfies Rights

export const withoutProof = {
  records: ['createFamilyMember', 'updateFamilyMember', 'deleteFamilyMember'],
  papers: ['openFamilyPaper'],
} as const satisfies WithoutProofFor<typeof operations>
