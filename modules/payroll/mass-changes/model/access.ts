import type { Policies, WithoutProofFor } from '#access/module-access.ts'

export const operations = {
  massChangePreview: 'userItems.update',
  massChangePeople: 'userItems.update',
  massChanges: 'userItems.update',
  massChange: 'userItems.update',
  changedPeople: 'userItems.update',
  createMassChange: 'userItems.update',
  undoMassChange: 'userItems.update',
  resumeMassChange: 'userItems.update',
  discardMassChange: 'userItems.update',
} as const satisfies Policies

export const withoutProof = {
  monthInput: ['createMassChange', 'undoMassChange', 'resumeMassChange', 'discardMassChange'],
} as const satisfies WithoutProofFor<typeof operations>
