import type { Policies, ReasonsFor, Rights, WithoutProofFor } from '#access/module-access.ts'

export const operations = {
  leavesToRecover: 'leaveSubsidies.create',
  leaveSubsidies: 'leaveSubsidies.read',
  leaveSubsidyTotals: 'leaveSubsidies.read',
  leaveSubsidyPayers: 'leaveSubsidies.read',
  leaveSubsidySteps: 'leaveSubsidies.read',
  leaveSubsidyPayments: 'leaveSubsidies.read',
  leaveSubsidyLines: 'leaveSubsidies.update',
  openLeaveSubsidies: 'leaveSubsidies.create',
  updateLeaveSubsidy: 'leaveSubsidies.update',
  renewLeaveSubsidy: 'leaveSubsidies.update',
  claimLeaveSubsidy: 'leaveSubsidies.update',
  receiveLeaveSubsidy: 'leaveSubsidies.update',
  pasteLeaveSubsidyPayments: 'leaveSubsidies.update',
  deleteLeaveSubsidyPayment: 'leaveSubsidies.update',
  rejectLeaveSubsidy: 'leaveSubsidies.update',
  appealLeaveSubsidy: 'leaveSubsidies.update',
  loseLeaveSubsidy: 'leaveSubsidies.update',
  reopenLeaveSubsidy: 'leaveSubsidies.update',
} as const satisfies Policies

export const rights = {
  manager: { leaveSubsidies: 'r' },
  superManagerOfPay: { leaveSubsidies: 'cu' },
} as const satisfies Rights

export const notAnswers = {
  rejectLeaveSubsidy: 'Keeps what an institution answered: it answers no request',
} as const satisfies ReasonsFor<typeof operations>

export const withoutProof = {
  afterTheMonth: [
    'openLeaveSubsidies',
    'updateLeaveSubsidy',
    'renewLeaveSubsidy',
    'claimLeaveSubsidy',
    'receiveLeaveSubsidy',
    'pasteLeaveSubsidyPayments',
    'deleteLeaveSubsidyPayment',
    'rejectLeaveSubsidy',
    'appealLeaveSubsidy',
    'loseLeaveSubsidy',
    'reopenLeaveSubsidy',
  ],
} as const satisfies WithoutProofFor<typeof operations>
