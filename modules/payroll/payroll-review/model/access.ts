import type { Policies, ReasonsFor, WithoutProofFor } from '#access/module-access.ts'

export const operations = {
  payrollComparison: 'payslips.read',
  payrollComparisonTotals: 'payslips.read',
  payrollDifference: 'payslips.read',
  reviewPayslips: 'payrollMonths.update',
} as const satisfies Policies

export const notAnswers = {
  reviewPayslips: 'A mark of having read: the closing has its second person',
} as const satisfies ReasonsFor<typeof operations>

export const withoutProof = {
  monthInput: ['reviewPayslips'],
} as const satisfies WithoutProofFor<typeof operations>
