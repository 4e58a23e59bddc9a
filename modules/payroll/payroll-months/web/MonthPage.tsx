import { Navigate, useParams } from 'react-router'
import { monthTitle } from '#chile/period.ts'
import { PayrollMonth } from '#generated/operations/payroll-months.ts'
import { DetailPage } from '#platform/web/kit/record/DetailPage.tsx'
import { MonthContext } from '#platform/web/kit/page/PageContext.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { usePoll } from '#platform/web/api/usePoll.ts'
import { MonthActions } from './MonthActions.tsx'
import type { MonthData } from './types.ts'
import './month.css'

/** What the tabs of a month share. */
export type MonthShare = { month: MonthData; reload: () => void }

/**
 * The months are asked again this often while one is calculating (specification: payroll
 * dashboard).
 */
const whileCalculating = 3000

/** One month of a razón social. */
export default function MonthPage() {
  const { id = '' } = useParams()
  const detail = usePoll(
    PayrollMonth,
    { input: { id } },
    { everyMs: whileCalculating, until: ({ payrollMonth }) => payrollMonth.activeJobId === null },
  )
  const month = detail.data?.payrollMonth
  // What is not the payroll of its month has a page of its own.
  if (month?.type === 'ADDITIONAL') return <Navigate replace to={otherPath('adicional', id)} />
  if (month?.type === 'SETTLEMENT') return <Navigate replace to={otherPath('finiquito', id)} />
  if (month?.type === 'ADVANCE') return <Navigate replace to={otherPath('anticipo', id)} />
  const share: MonthShare | undefined = month && { month, reload: detail.reload }
  const name = month && monthTitle(month.yearMonth)
  return (
    <DetailPage
      title={name}
      plainTitle={month ? `${name}, ${month.businessName}` : 'Mes'}
      context={month && <MonthContext month={month} />}
      actions={month && <MonthActions month={month} />}
      loading={detail.loading}
      error={detail.error}
      retry={detail.reload}
      share={share}
    />
  )
}

const otherPath = (word: string, id: string) => `${pathTo('procesos')}/${word}/${id}`
