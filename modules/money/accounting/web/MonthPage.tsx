import { useParams } from 'react-router'
import { CentralizationMonths } from '#generated/operations/accounting.ts'
import { MonthPage, onlyMonth } from '#platform/web/kit/month/Months.tsx'
import { useDetail } from '#platform/web/api/useDetail.ts'

const NONE = [
  'Este mes no se puede centralizar aquí',
  'No está calculado, o lleva remuneraciones que usted no ve.',
] as const

/** The accounting entry of one month of a razón social. */
export default function CentralizationMonthPage() {
  const { id = '' } = useParams()
  return (
    <MonthPage
      name="Centralización"
      detail={useDetail(CentralizationMonths, onlyMonth(id))}
      monthIn={({ centralizationMonths }) => centralizationMonths.rows[0]}
      none={NONE}
    />
  )
}
