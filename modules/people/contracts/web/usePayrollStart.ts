import { PayrollStart } from '#generated/operations/payroll-months.ts'
import { useDetail } from '#platform/web/useDetail.ts'

type Wanted = { userId?: string | null; businessId?: string | null }

/** From which day the open month needs to know somebody; null when no month is open. */
export function usePayrollStart({ userId = null, businessId = null }: Wanted, enabled = true) {
  const { data, loading } = useDetail(PayrollStart, { input: { userId, businessId } }, { enabled })
  return { open: data?.payrollStart ?? null, loading }
}
