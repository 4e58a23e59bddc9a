import type { Policies, WithoutProofFor } from '#access/module-access.ts'

export const operations = {
  gratification: 'payslips.massRead',
  gratificationRows: 'payslips.massRead',
  gratificationOf: 'payslips.massRead',
  saveGratification: 'userItems.update',
  removeGratification: 'userItems.update',
  excludeFromGratification: 'userItems.update',
} as const satisfies Policies

export const withoutProof = {
  monthInput: ['saveGratification', 'removeGratification', 'excludeFromGratification'],
} as const satisfies WithoutProofFor<typeof operations>
