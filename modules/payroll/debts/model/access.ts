import type { Policies } from '#access/module-access.ts'

export const operations = {
  debts: 'userItems.read',
  userDebts: ['payslips.read', 'userItems.read'],
} as const satisfies Policies
