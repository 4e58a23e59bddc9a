import { FilingMonths } from '#generated/operations/filings.ts'
import { NextStep } from '#modules/payroll/payroll-frame/web/index.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { pathTo } from '#platform/web/screen/screens.ts'
import { ObligationTag } from './FilingTag.tsx'

/** What is declared of a month that was paid: Previred first, whose term ends before. */
export default function AfterPay({ monthId }: { monthId: string }) {
  const { data } = useDetail(FilingMonths, {
    filter: { payrollMonthId: monthId },
    page: { number: 1, size: 10 },
  })
  const month = data?.filingMonths.rows[0]
  if (!month) return null
  const path = pathTo('declaraciones/:id', { id: monthId })
  return (
    <>
      <NextStep to={path} name="Previred">
        <ObligationTag state={month.previredDuty} />
      </NextStep>
      <NextStep to={`${path}/lre`} name="Libro electrónico">
        <ObligationTag state={month.lreDuty} />
      </NextStep>
    </>
  )
}
