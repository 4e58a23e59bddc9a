import type { PayrollMonthQuery } from '#generated/documents/graphql.ts'

export type MonthData = PayrollMonthQuery['payrollMonth']
