import { useParams } from 'react-router'
import { monthLabel } from '#chile/period.ts'
import { CentralizationMonths } from '#generated/operations/accounting.ts'
import { DetailPage } from '#platform/web/kit/DetailPage.tsx'
import { EmptyState } from '#platform/web/kit/EmptyState.tsx'
import { MonthContext } from '#platform/web/kit/PageContext.tsx'
import { useDetail } from '#platform/web/useDetail.ts'

/** The accounting entry of one month of a razón social. */
export default function MonthPage() {
  const { id = '' } = useParams()
  const detail = useDetail(CentralizationMonths, {
    filter: { payrollMonthId: id },
    page: { number: 1, size: 10 },
    counted: false,
  })
  const month = detail.data?.centralizationMonths.rows[0]
  const name = month ? `Centralización de ${monthLabel(month.yearMonth)}` : 'Centralización'
  if (detail.data && !month) {
    return (
      <EmptyState title="Este mes no se puede centralizar aquí">
        No está calculado, o lleva remuneraciones que usted no ve.
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
      share={month}
    />
  )
}
