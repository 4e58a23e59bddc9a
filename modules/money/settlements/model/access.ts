import type {
  Policies,
  ProofsFor,
  ReasonsFor,
  Rights,
  WithoutProofFor,
} from '#access/module-access.ts'

export const operations = {
  settlement: 'settlements.read',
  settlementPdf: 'settlements.read',
  settlements: 'settlements.read',
  contractsSettlement: 'settlements.read',
  dismissalCauses: 'settlements.read',
  createSettlement: 'settlements.create',
  createIssueSettlement: 'settlementIssues.create',
  updateSettlement: 'settlements.update',
  paySettlement: 'settlementPayments.create',
  deleteSettlement: 'settlements.delete',
  settlementContracts: 'payslips.massRead',
  settlementTotals: 'payslips.massRead',
  settlementDue: 'settlements.read',
  settlementMissing: 'settlements.read',
  settlementPreview: 'settlements.read',
  compareSettlements: 'settlements.read',
  explainSettlement: 'settlements.read',
  undoSettlement: 'settlements.update',
  undoSettlementPayment: 'settlementPayments.create',
  settlementBatchChoices: 'settlements.create',
  settlementBatchPreview: 'settlements.create',
  settlementBatchCandidates: 'settlements.create',
  settlementBatches: 'settlements.read',
  settlementBatch: 'settlements.read',
  settlementBatchPeople: 'settlements.read',
  settlementBatchLacks: 'settlements.read',
  createSettlementBatch: 'settlements.create',
  calculateSettlementBatch: 'settlements.create',
  leaveOutOfSettlementBatch: 'settlements.create',
  makeBatchSettlements: 'settlements.create',
  issueSettlementBatch: 'settlementIssues.create',
  undoSettlementBatch: 'settlements.delete',
  resumeSettlementBatch: 'settlements.create',
  settlementDisplayPeople: 'settlements.update',
  settlementDisplayPreview: 'settlements.update',
  settlementDisplays: 'settlements.update',
  displaySettlements: 'settlements.update',
  undoSettlementDisplay: 'settlements.update',
  ownSettlements: 'ownSettlements.read',
  explainOwnSettlement: 'ownSettlements.read',
  ownSettlementPdf: 'ownSettlements.read',
  settlementBatchPdf: 'settlements.read',
  settlementBatchMiDt: 'settlements.read',
  settlementMiDt: 'settlements.read',
} as const satisfies Policies

export const rights = {
  own: { ownSettlements: 'r' },
  superManagerOfPay: { settlements: 'crud', settlementIssues: 'c', settlementPayments: 'c' },
} as const satisfies Rights

export const notAnswers = {
  paySettlement: 'Says that an issued finiquito was paid: it answers no request',
  undoSettlementPayment: 'Takes back that a finiquito was paid: it answers no request',
  undoSettlement: 'Takes a finiquito one step back, with its reason: it answers no request',
  deleteSettlement: 'Takes away a finiquito that was not paid, with its reason',
} as const satisfies ReasonsFor<typeof operations>

export const recentProof = {
  // Where money goes, how much of it leaves by one hand, and that it leaves.
  paySettlement: 'always',
  undoSettlementPayment: 'always',
} as const satisfies ProofsFor<typeof operations>

export const withoutProof = {
  afterTheMonth: [
    'createSettlement',
    'updateSettlement',
    'deleteSettlement',
    'undoSettlement',
    'displaySettlements',
    'undoSettlementDisplay',
    'createIssueSettlement',
    'createSettlementBatch',
    'calculateSettlementBatch',
    'leaveOutOfSettlementBatch',
    'makeBatchSettlements',
    'resumeSettlementBatch',
    'undoSettlementBatch',
    'issueSettlementBatch',
  ],
} as const satisfies WithoutProofFor<typeof operations>
