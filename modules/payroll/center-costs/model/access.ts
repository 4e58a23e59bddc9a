import type { Policies } from '#access/module-access.ts'

export const operations = {
  costCenterMonth: 'payrollReports.read',
  costCenterMonthPeople: 'payrollReports.read',
} as const satisfies Policies
