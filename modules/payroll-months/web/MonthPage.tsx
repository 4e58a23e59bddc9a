import { useParams } from 'react-router'
import type { PayrollMonthDetailQuery } from '#generated/documents/graphql.ts'
import { monthLabel } from '#chile/period.ts'
import { DetailPage } from '#platform/web/kit/DetailPage.tsx'
import { StatusTag } from '#platform/web/kit/StatusTag.tsx'
import { useDetail } from '#platform/web/useDetail.ts'
import { Month } from './documents.ts'
import { MonthActions } from './MonthActions.tsx'
import './payroll.css'

export type MonthData = PayrollMonthDetailQuery['payrollMonth']
/** What the tabs of a month share. */
export type MonthShare = { month: MonthData; reload: () => void }

/** The months are asked again this often while one is calculating (specification: payroll dashboard). */
const whileCalculating = 3000

/** One month of a razón social. */
export default function MonthPage() {
  const { id = '' } = useParams()
  const detail = useDetail(Month, { input: { id } }, { pollMs: whileCalculating, keep: true })
  const month = detail.data?.payrollMonth
  const share: MonthShare | undefined = month && { month, reload: detail.reload }
  const name = sentence(monthLabel(month?.yearMonth ?? 0))
  return (
    <DetailPage
      title={month ? name : ''}
      plainTitle={month ? `${name}, ${month.businessName ?? ''}` : 'Mes'}
      context={
        month && (
          <>
            <span>{month.businessName}</span>
            <StatusTag tone={month.isOpen ? 'warning' : 'success'}>{month.stateLabel ?? ''}</StatusTag>
          </>
        )
      }
      actions={month && <MonthActions month={month} />}
      loading={detail.loading}
      error={detail.error}
      retry={detail.reload}
      share={share}
    />
  )
}

const sentence = (text: string) => `${(text[0] ?? '').toUpperCase()}${text.slice(1)}`
