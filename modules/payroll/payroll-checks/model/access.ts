import type { Policies, ReasonsFor, WithoutProofFor } from '#access/module-access.ts'

export const operations = {
  payrollChecks: 'payrollMonths.read',
  payrollCheckFindings: 'payrollMonths.read',
  notePayrollChecks: 'payrollMonths.update',
} as const satisfies Policies

export const notAnswers = {
  notePayrollChecks: 'A note on a warning of the month: the closing has its second person',
} as const satisfies ReasonsFor<typeof operations>

export const withoutProof = {
  monthInput: ['notePayrollChecks'],
} as const satisfies WithoutProofFor<typeof operations>
