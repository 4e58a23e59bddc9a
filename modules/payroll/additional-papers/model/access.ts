import type { Policies } from '#access/module-access.ts'

export const operations = {
  ownAdditionalPayments: 'payslips.read',
  additionalPaper: 'payslips.read',
  additionalPdf: 'payslips.read',
} as const satisfies Policies
