import type { PayslipDetailQuery } from '#generated/documents/graphql.ts'

export type Payslip = PayslipDetailQuery['payrollSummaryView']
