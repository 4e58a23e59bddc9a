import { PayrollStart } from '#generated/operations/payroll-months.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'

type Wanted = { userId?: string | null; businessId?: string | null }

const needs = ['users.create', 'users.update', 'contracts.create'] as const

/** From which day the open month needs to know somebody; null when no month is open. */
export function usePayrollStart({ userId = null, businessId = null }: Wanted, enabled = true) {
  const input = { userId, businessId }
  const { data, loading } = useDetail(PayrollStart, { input }, { enabled, needs })
  return { open: data?.payrollStart ?? null, loading }
}
