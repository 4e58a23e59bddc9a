import type { Policies, ReasonsFor, WithoutProofFor } from '#access/module-access.ts'

export const operations = {
  additionalPayments: 'payslips.massRead',
  additionalTotals: 'payslips.massRead',
  saveAdditionalPayments: 'userItems.update',
  nameAdditional: 'userItems.update',
  additionalRelease: 'payrollMonths.read',
  releaseAdditionalPayments: 'payrollClosing.create',
  additionalWithoutMail: 'payslips.massRead',
} as const satisfies Policies

export const notAnswers = {
  releaseAdditionalPayments: 'Shows what a closing already made final',
} as const satisfies ReasonsFor<typeof operations>

export const withoutProof = {
  monthInput: ['saveAdditionalPayments', 'nameAdditional'],
  afterTheMonth: ['releaseAdditionalPayments'],
} as const satisfies WithoutProofFor<typeof operations>
