import { useDetail } from '#platform/web/useDetail.ts'
import { LeftOutOf } from './documents.ts'

/** Who would be closed without a payslip, by name, and why. */
export function LeftOut({ id }: { id: string }) {
  const { data } = useDetail(LeftOutOf, { input: { payrollMonthId: id } })
  const left = data?.payrollRunErrors ?? []
  if (left.length === 0) return null
  return (
    <ul>
      {left.map(({ contractId, name, message }) => (
        <li key={contractId}>{`${name}: ${message}`}</li>
      ))}
    </ul>
  )
}
