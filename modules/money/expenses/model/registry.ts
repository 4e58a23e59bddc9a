import { internal, type Registry, shown, usual } from '#platform/model/registry.ts'
import { Expense, ExpenseCategory, ExpensePolicy, ExpenseReport } from './expense.ts'

/** The rows that this module keeps. */
export const registry = {
  expense_category: {
    of: ExpenseCategory,
    publicId: { kind: 'expenseCategory', no: 1181, length: 5 },
    owner: {},
    keep: 'COMPANY',
    title: 'name',
    columns: { ...usual, ...shown('expenseCategories.read', 'code', 'name', 'account_id') },
  },
  expense_policy: {
    of: ExpensePolicy,
    publicId: { kind: 'expensePolicy', no: 1182, length: 5 },
    owner: {},
    keep: 'COMPANY',
    parts: { expense_policy_category: 'COMPANY', expense_policy_issuer: 'PERSON' },
    title: 'name',
    columns: {
      ...usual,
      ...shown('expensePolicies.read', 'code', 'name', 'description', 'status', 'currency_id'),
      ...shown('expensePolicies.read', 'max_amount', 'receipt_from', 'max_age_days'),
      ...shown('expensePolicies.read', 'levels'),
      ...internal('document_types'),
    },
  },
  expense_report: {
    of: ExpenseReport,
    publicId: { kind: 'expenseReport', no: 1183, length: 6 },
    owner: { user: 'user_id', business: 'business_id' },
    keep: 'PAY',
    parts: { expense_report_step: 'PERSON' },
    columns: {
      ...usual,
      ...internal('creator_login_id', 'updated_login_id', 'responded_login_id', 'updated_at'),
      ...shown('expenseReports.read', 'number', 'user_id', 'business_id', 'title', 'description'),
      ...shown('expenseReports.read', 'status', 'comment', 'submitted_at', 'responded_at'),
      ...shown('expenseReports.read', 'approved_total', 'paid_on', 'payment'),
    },
  },
  expense: {
    of: Expense,
    publicId: { kind: 'expense', no: 1184, length: 7 },
    owner: { user: 'user_id' },
    keep: 'PAY',
    parts: { expense_file: 'PERSON' },
    columns: {
      ...usual,
      ...internal('creator_login_id', 'updated_login_id', 'updated_at'),
      ...shown('expenses.read', 'user_id', 'report_id', 'cost_center_id', 'name', 'comment'),
      ...shown('expenses.read', 'date', 'document_identifier', 'provider_identifier'),
      ...shown('expenses.read', 'currency_id', 'amount', 'rate', 'money'),
      ...shown('expenses.read', 'expense_policy_id', 'expense_category_id'),
      ...shown('expenses.read', 'accounting_document_type'),
    },
  },
} satisfies Registry
