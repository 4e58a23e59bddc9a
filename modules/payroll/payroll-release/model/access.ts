import type {
  Policies,
  ProofsFor,
  ReasonsFor,
  Rights,
  WithoutProofFor,
} from '#access/module-access.ts'

export const operations = {
  newHires: 'newHires.read',
  payrollPeriods: 'payrollMonths.read',
  monthsActive: 'payrollMonths.read',
  payrollInfo: 'payrollMonths.read',
  payrollDashboard: 'payrollDashboard.read',
  payrollDashboardOld: 'payrollDashboard.read',
  contractWithPendingTransfer: 'transfers.read',
  updateTransferCompleted: 'transfers.update',
  payslipRelease: 'payrollMonths.read',
  payrollDeadlines: 'payrollDashboard.read',
  markPayrollDeadline: 'payrollMonths.update',
  processPayments: 'transfers.read',
  paymentTotals: 'transfers.read',
  transferFormats: 'transfers.update',
  createTransferFile: 'transfers.update',
  payrollProcess: 'payrollMonths.read',
  updatePayrollProcess: 'payrollMonths.update',
  payslipReceipts: 'payslips.massRead',
  payslipsWithoutMail: 'payslips.massRead',
  unreachedTotals: 'payslips.massRead',
  hires: 'newHires.read',
  hireTotals: 'newHires.read',
  releasePayslips: 'payrollClosing.create',
  remindPayslips: 'payrollClosing.create',
  payrollInfoPeople: 'payrollMonths.read',
} as const satisfies Policies

export const rights = {
  manager: { newHires: 'r', payrollDashboard: 'r' },
} as const satisfies Rights

export const notAnswers = {
  releasePayslips: 'Shows what a closing already made final',
} as const satisfies ReasonsFor<typeof operations>

export const recentProof = {
  // Where money goes, how much of it leaves by one hand, and that it leaves.
  createTransferFile: 'always',
} as const satisfies ProofsFor<typeof operations>

export const withoutProof = {
  monthInput: ['updatePayrollProcess', 'markPayrollDeadline'],
  afterTheMonth: ['releasePayslips', 'remindPayslips', 'updateTransferCompleted'],
} as const satisfies WithoutProofFor<typeof operations>
