import type { PayrollSummaryViewQuery } from '#generated/documents/graphql.ts'

export type Payslip = PayrollSummaryViewQuery['payrollSummaryView']
