import type { Policies, Rights, WithoutProofFor } from '#access/module-access.ts'

export const operations = {
  createContractSettlement: 'contractSettlements.create',
  updateContractSettlement: 'contractSettlements.update',
  expiredTerms: 'contractSettlements.create',
  makeContractIndefinite: 'contracts.update',
  contractEndings: 'contractSettlements.read',
  contractEnding: 'contractSettlements.read',
  contractEndingPreview: 'contractSettlements.create',
  undoContractSettlement: 'contractSettlements.update',
  contractEndingGroups: 'contractSettlements.create',
  contractEndingBatchPreview: 'contractSettlements.create',
  contractEndingBatchPeople: 'contractSettlements.create',
  contractEndingBatches: 'contractSettlements.update',
  createContractEndingBatch: 'contractSettlements.create',
  undoContractEndingBatch: 'contractSettlements.update',
  resumeContractEndingBatch: 'contractSettlements.update',
} as const satisfies Policies

export const rights = {
  own: { contractSettlements: 'r' },
  manager: { contractSettlements: 'r' },
  superManager: { contractSettlements: 'cru' },
} as const satisfies Rights

export const withoutProof = {
  records: [
    'makeContractIndefinite',
    'createContractSettlement',
    'updateContractSettlement',
    'undoContractSettlement',
    'createContractEndingBatch',
    'resumeContractEndingBatch',
    'undoContractEndingBatch',
  ],
} as const satisfies WithoutProofFor<typeof operations>
