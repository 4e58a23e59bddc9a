import type {
  CompanyWrites,
  Policies,
  ProofsFor,
  ReasonsFor,
  Rights,
} from '#access/module-access.ts'

export const operations = {
  expensePermissions: 'expensePermissions.read',
  updateExpensePermission: 'expensePermissions.update',
} as const satisfies Policies

export const rights = {
  admin: { expensePermissions: 'ru' },
  expenseAdmin: { expensePermissions: 'ru' },
} as const satisfies Rights

export const companyWrites = {
  'expensePermissions.update': 'whole',
} as const satisfies CompanyWrites

export const notAnswers = {
  updateExpensePermission: 'Says what somebody may do from now on; nobody asked for it',
} as const satisfies ReasonsFor<typeof operations>

export const recentProof = {
  // Who approves what others get paid, and who pays it.
  updateExpensePermission: 'always',
} as const satisfies ProofsFor<typeof operations>
