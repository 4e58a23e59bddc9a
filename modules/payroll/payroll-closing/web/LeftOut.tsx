import { formatNumber } from '#chile/numbers.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { PayrollLeftOut } from '#generated/operations/parts/payroll-closing.ts'

/** Who would be closed without a payslip, the first of them by name, and why. */
export function LeftOut({ id }: { id: string }) {
  const { data } = useDetail(PayrollLeftOut, { filter: { payrollMonthId: id } })
  const left = data?.payrollRunErrors
  if (!left || left.total === 0) return null
  const more = left.total - left.rows.length
  return (
    <ul>
      {left.rows.map(({ contractId, name, message }) => (
        <li key={contractId}>{`${name}: ${message}`}</li>
      ))}
      {more > 0 && <li>{`y ${formatNumber(more)} más, que se leen en el mes.`}</li>}
    </ul>
  )
}
