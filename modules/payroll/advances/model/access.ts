import type { Policies, WithoutProofFor } from '#access/module-access.ts'

export const operations = {
  itemsAdvanceToProcess: 'userItems.read',
  advances: 'userItems.read',
  advanceTotals: 'userItems.read',
  advancesToProcess: 'userItems.read',
  advancesToProcessTotals: 'userItems.read',
  saveAdvances: 'userItems.update',
  proposeAdvances: 'userItems.update',
} as const satisfies Policies

export const withoutProof = {
  monthInput: ['proposeAdvances', 'saveAdvances'],
} as const satisfies WithoutProofFor<typeof operations>
