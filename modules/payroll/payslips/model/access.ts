import type { Policies, ReasonsFor, Rights, WithoutProofFor } from '#access/module-access.ts'

export const operations = {
  payrollSummaries: 'payslips.read',
  payrollSummaryView: 'payslips.read',
  payrollPdf: 'payslips.read',
  payrollSummariesPdf: 'payslips.massRead',
  payslipRevisions: 'payslips.read',
  payrollHistory: 'payslips.read',
  explainPayslip: 'payslips.read',
  acknowledgePayslip: 'payslips.read',
} as const satisfies Policies

export const rights = {
  ownByLaw: { payslips: 'r' },
  supervisorWithPayslips: { payslips: 'r' },
  manager: { payslips: 'rm' },
} as const satisfies Rights

export const notAnswers = {
  acknowledgePayslip: 'A worker says that they received their own payslip: it binds nobody else',
} as const satisfies ReasonsFor<typeof operations>

export const withoutProof = {
  afterTheMonth: ['acknowledgePayslip'],
} as const satisfies WithoutProofFor<typeof operations>
