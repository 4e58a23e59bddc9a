import type { Policies, WithoutProofFor } from '#access/module-access.ts'

export const operations = {
  collectiveGroups: 'vacationConfig.update',
  collectivePreview: 'vacationConfig.update',
  collectivePeople: 'vacationConfig.update',
  collectiveUndoPeople: 'vacationConfig.update',
  vacationCollectives: 'vacationConfig.update',
  createCollectiveVacation: 'vacationConfig.update',
  undoCollectiveVacation: 'vacationConfig.update',
  resumeCollectiveVacation: 'vacationConfig.update',
} as const satisfies Policies

export const withoutProof = {
  time: ['createCollectiveVacation', 'resumeCollectiveVacation', 'undoCollectiveVacation'],
} as const satisfies WithoutProofFor<typeof operations>
