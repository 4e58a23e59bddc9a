import { useParams } from 'react-router'
import { monthLabel, monthOf } from '#chile/period.ts'
import { FilingMonths } from '#generated/operations/filings.ts'
import { DetailPage } from '#platform/web/kit/DetailPage.tsx'
import { MonthContext } from '#platform/web/kit/PageContext.tsx'
import { EmptyState } from '#platform/web/kit/EmptyState.tsx'
import { useDetail } from '#platform/web/useDetail.ts'

/** The declaration of a year is a file of its December. */
const yearTab = 'dj-1887'

/** What is declared of one month of a razón social: a tab for each file. */
export default function FilingMonthPage() {
  const { id = '' } = useParams()
  const detail = useDetail(FilingMonths, {
    filter: { payrollMonthId: id },
    page: { number: 1, size: 10 },
    counted: false,
  })
  const month = detail.data?.filingMonths.rows[0]
  const name = month ? `Declaraciones de ${monthLabel(month.yearMonth)}` : 'Declaraciones'
  if (detail.data && !month) {
    return (
      <EmptyState title="Este mes no se puede declarar aquí">
        No está calculado, o lleva remuneraciones confidenciales que usted no ve.
      </EmptyState>
    )
  }
  return (
    <DetailPage
      title={name}
      plainTitle={month ? `${name}, ${month.businessName}` : name}
      context={
        month && (
          <MonthContext
            month={{ ...month, stateLabel: month.isOpen ? 'Mes abierto' : 'Mes cerrado' }}
          />
        )
      }
      loading={detail.loading}
      error={detail.error}
      retry={detail.reload}
      without={month && monthOf(month.yearMonth) === 12 ? [] : [yearTab]}
      share={month}
    />
  )
}
