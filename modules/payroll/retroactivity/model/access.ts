import type { Policies, WithoutProofFor } from '#access/module-access.ts'

export const operations = {
  retroactivity: 'payrollMonths.read',
  retroactiveFailures: 'payrollMonths.read',
  retroactivePosted: 'payrollMonths.read',
  lateItems: 'payrollMonths.read',
  owedByContractChange: 'contracts.update',
  owedByPersonChange: 'users.update',
  postRetroactive: 'userItems.create',
  undoRetroactive: 'userItems.delete',
  createLateItem: 'userItems.create',
  removeLateItem: 'userItems.delete',
} as const satisfies Policies

export const withoutProof = {
  monthInput: ['createLateItem', 'removeLateItem', 'postRetroactive', 'undoRetroactive'],
} as const satisfies WithoutProofFor<typeof operations>
