import type {
  CompanyWrites,
  Policies,
  ProofsFor,
  ReasonsFor,
  Rights,
  WithoutProofFor,
} from '#access/module-access.ts'

export const operations = {
  expenses: 'expenses.read',
  expense: 'expenses.read',
  openExpenseFile: 'expenses.read',
  createExpense: 'expenses.create',
  updateExpense: 'expenses.update',
  deleteExpense: 'expenses.delete',
  expenseReports: 'expenseReports.read',
  expenseReport: 'expenseReports.read',
  expenseReportSteps: 'expenseReports.read',
  printExpenseReport: 'expenseReports.read',
  sendExpenseReportToSign: 'digitalSignature.create',
  expenseBusinesses: 'expenseReports.create',
  createExpenseReport: 'expenseReports.create',
  updateExpenseReport: 'expenseReports.update',
  deleteExpenseReport: 'expenseReports.delete',
  submitExpenseReport: 'expenseReports.update',
  withdrawExpenseReport: 'expenseReports.update',
  updateExpenseReportStatus: 'expenseApprovals.update',
  payExpenseReports: 'expensePayments.update',
  createExpenseList: 'transfers.update',
  reopenExpenseReport: 'expensePayments.update',
  expensePolicies: 'expensePolicies.read',
  createExpensePolicy: 'expensePolicies.create',
  updateExpensePolicy: 'expensePolicies.update',
  expenseCategories: 'expenseCategories.read',
  createExpenseCategory: 'expenseCategories.create',
  updateExpenseCategory: 'expenseCategories.update',
  deleteExpenseCategory: 'expenseCategories.delete',
} as const satisfies Policies

export const rights = {
  admin: {
    expenses: 'r',
    expenseReports: 'r',
    expensePolicies: 'cru',
    expenseCategories: 'crud',
    expensePayments: 'u',
  },
  // What the company pays back is no secret of those who ask for it.
  everybody: { expensePolicies: 'r', expenseCategories: 'r' },
  expenseIssuer: { expenses: 'crud', expenseReports: 'crud' },
  expenseApprover: { expenses: 'r', expenseReports: 'r', expenseApprovals: 'u' },
  expenseAdmin: {
    expenses: 'r',
    expenseReports: 'r',
    expensePolicies: 'cru',
    expenseCategories: 'crud',
    expensePayments: 'u',
  },
} as const satisfies Rights

export const companyWrites = {
  'expensePolicies.create': 'whole',
  'expensePolicies.update': 'whole',
  'expenseCategories.create': 'whole',
  'expenseCategories.update': 'whole',
  'expenseCategories.delete': 'whole',
} as const satisfies CompanyWrites

export const answers = {
  updateExpenseReportStatus: 'the expense report that a person sent',
} as const satisfies ReasonsFor<typeof operations>

export const notAnswers = {
  payExpenseReports: 'Says that what another person approved was paid; nobody pays their own',
} as const satisfies ReasonsFor<typeof operations>

export const recentProof = {
  // That money leaves.
  payExpenseReports: 'always',
  createExpenseList: 'always',
} as const satisfies ProofsFor<typeof operations>

export const withoutProof = {
  records: [
    ...(['createExpense', 'updateExpense', 'deleteExpense'] as const),
    ...(['createExpenseReport', 'updateExpenseReport', 'deleteExpenseReport'] as const),
    ...(['submitExpenseReport', 'withdrawExpenseReport'] as const),
    ...(['updateExpenseReportStatus', 'reopenExpenseReport'] as const),
    ...(['sendExpenseReportToSign'] as const),
  ],
  definitions: [
    ...(['createExpensePolicy', 'updateExpensePolicy'] as const),
    ...(['createExpenseCategory', 'updateExpenseCategory', 'deleteExpenseCategory'] as const),
  ],
  papers: ['openExpenseFile', 'printExpenseReport'],
} as const satisfies WithoutProofFor<typeof operations>
