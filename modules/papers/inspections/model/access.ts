import type {
  Policies,
  ProofsFor,
  ReasonsFor,
  Rights,
  WithoutProofFor,
} from '#access/module-access.ts'

export const operations = {
  inspections: 'inspections.read',
  inspection: 'inspections.read',
  inspectionReadings: 'inspections.read',
  createInspection: 'inspections.create',
  closeInspection: 'inspections.delete',
  inspectionDocuments: 'public',
  openInspectionDocument: 'public',
} as const satisfies Policies

export const rights = {
  superManager: { inspections: 'crd' },
} as const satisfies Rights

export const notAnswers = {
  closeInspection: 'Ends what the company itself opened',
} as const satisfies ReasonsFor<typeof operations>

export const recentProof = {
  // Whoever has the code reads the signed documents of everybody in a razón social.
  createInspection: 'always',
} as const satisfies ProofsFor<typeof operations>

export const withoutProof = {
  records: ['closeInspection'],
  papers: ['openInspectionDocument'],
} as const satisfies WithoutProofFor<typeof operations>
