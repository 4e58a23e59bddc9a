import type { Permission } from './services.ts'

/**
 * What an operation asks for. `public`: nobody needs to be signed in; `signedIn`: any session,
 * even a guest's; a permission; or several, of which one is enough to knock and the service then
 * asks for the exact one (an importer for its own kind, a report for its own name).
 */
export type Policy = 'public' | 'signedIn' | Permission | readonly Permission[]

/**
 * The policies of the product's list that wait for their module. Whoever builds an operation moves
 * its row to the `model/access.ts` of the module that answers it.
 */
export const operations = {
  // Company and administration
  integrationTokens: 'integrationTokens.read',
  createIntegrationToken: 'integrationTokens.create',
  deleteIntegrationToken: 'integrationTokens.delete',

  // Expenses
  expenses: 'expenses.read',
  expense: 'expenses.read',
  createExpense: 'expenses.create',
  updateExpense: 'expenses.update',
  deleteExpense: 'expenses.delete',
  expenseReports: 'expenseReports.read',
  expenseReport: 'expenseReports.read',
  createExpenseReport: 'expenseReports.create',
  updateExpenseReport: 'expenseReports.update',
  updateExpenseReportStatus: 'expenseApprovals.update',
  expensePolicies: 'expensePolicies.read',
  createExpensePolicy: 'expensePolicies.create',
  updateExpensePolicy: 'expensePolicies.update',
  expenseCategories: 'expenseCategories.read',
  createExpenseCategory: 'expenseCategories.create',
  updateExpenseCategory: 'expenseCategories.update',
  deleteExpenseCategory: 'expenseCategories.delete',
  expensePermissions: 'expensePermissions.read',
  updateExpensePermission: 'expensePermissions.update',
} as const satisfies Readonly<Record<string, Policy>>
