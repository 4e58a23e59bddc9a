import { useParams } from 'react-router'
import { monthOf } from '#chile/period.ts'
import { FilingMonths } from '#generated/operations/filings.ts'
import { MonthPage, onlyMonth } from '#platform/web/kit/month/Months.tsx'
import { useDetail } from '#platform/web/api/useDetail.ts'

const NONE = [
  'Este mes no se puede declarar aquí',
  'No está calculado, o lleva remuneraciones confidenciales que usted no ve.',
] as const

/** The declaration of a year is a file of its December. */
const YEAR_TAB = 'dj-1887'

/** What a month pays of contributions of earlier ones; most months pay none. */
const COMPLEMENTS_TAB = 'complementos'

/** What is declared of one month of a razón social: a tab for each file. */
export default function FilingMonthPage() {
  const { id = '' } = useParams()
  return (
    <MonthPage
      name="Declaraciones"
      detail={useDetail(FilingMonths, onlyMonth(id))}
      monthIn={({ filingMonths }) => filingMonths.rows[0]}
      withoutIn={({ yearMonth, complements }) => [
        ...(complements.length > 0 ? [] : [COMPLEMENTS_TAB]),
        ...(monthOf(yearMonth) === 12 ? [] : [YEAR_TAB]),
      ]}
      none={NONE}
    />
  )
}
