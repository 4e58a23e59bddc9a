import { CentralizationMonths } from '#generated/operations/accounting.ts'
import { NextStep } from '#modules/payroll/payroll-frame/web/index.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { pathTo } from '#platform/web/screen/screens.ts'
import { EntryTag } from './EntryTag.tsx'

/** The accounting entry of a month that was paid. */
export default function AfterPay({ monthId }: { monthId: string }) {
  const { data } = useDetail(CentralizationMonths, {
    filter: { payrollMonthId: monthId },
    page: { number: 1, size: 10 },
  })
  const month = data?.centralizationMonths.rows[0]
  if (!month) return null
  return (
    <NextStep to={pathTo('centralizacion/:id', { id: monthId })} name="Asiento">
      <EntryTag state={month.state} />
    </NextStep>
  )
}
