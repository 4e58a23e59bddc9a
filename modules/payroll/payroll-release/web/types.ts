import type { PayrollDashboardQuery } from '#generated/documents/graphql.ts'

export type Entry = PayrollDashboardQuery['payrollDashboard'][number]
