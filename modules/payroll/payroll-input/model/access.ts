import type { Policies } from '#access/module-access.ts'

export const operations = {
  validatePayrollWithLicense: 'payrollMonths.read',
} as const satisfies Policies
