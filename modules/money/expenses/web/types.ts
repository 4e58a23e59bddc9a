import type { ExpenseReportQuery, ExpenseReportsQuery } from '#generated/documents/graphql.ts'
import type { ExpensesQuery } from '#generated/documents/graphql.ts'

export type ExpenseRow = ExpensesQuery['expenses']['rows'][number]
export type ReportRow = ExpenseReportsQuery['expenseReports']['rows'][number]
export type Report = ExpenseReportQuery['expenseReport']
