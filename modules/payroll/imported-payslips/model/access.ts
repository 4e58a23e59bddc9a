import type { Policies } from '#access/module-access.ts'

export const operations = {
  importedPayslips: 'payslips.read',
} as const satisfies Policies
