import type { Policies } from '#access/module-access.ts'

export const operations = {
  verifyPayslip: 'public',
} as const satisfies Policies
