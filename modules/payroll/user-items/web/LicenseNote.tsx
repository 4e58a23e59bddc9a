import { ValidatePayrollWithLicense } from '#generated/operations/payroll-input.ts'
import { Alert } from 'antd'
import { monthOf, yearOf } from '#chile/period.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import type { MonthData } from '#modules/payroll/payroll-months/web/index.ts'

type Props = { month: MonthData; contractId: string | undefined; code: string | undefined }

/** Whether what is entered goes together with the medical leaves of the person that month. */
export function LicenseNote({ month, contractId = '', code }: Props) {
  const yearMonth = month.yearMonth
  const checked = useDetail(
    ValidatePayrollWithLicense,
    {
      input: {
        year: yearOf(yearMonth),
        month: monthOf(yearMonth),
        contractId,
        businessId: month.businessId,
        code: code ?? null,
      },
    },
    { enabled: contractId !== '' && code !== undefined },
  )
  const found = checked.data?.validatePayrollWithLicense
  if (!found || (found.valid && found.licenseDays === 0)) return null
  return (
    <Alert
      className="pm-entry-alert"
      type={found.valid ? 'info' : 'warning'}
      showIcon
      title={found.message}
    />
  )
}
