import { counted } from '#chile/counts.ts'
import { formatPesos } from '#chile/numbers.ts'
import { monthLabel, monthTitle } from '#chile/period.ts'
import { formatDate, formatMoment } from '#platform/web/look/format.ts'
import { Amount } from '#platform/web/kit/text/Amount.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { Rows } from '#platform/web/kit/list/Rows.tsx'
import { StatusTag, type Tone } from '#platform/web/kit/record/StatusTag.tsx'
import { QuotaState } from '../model/loan.ts'
import type { LoanData } from './types.ts'

type Row = LoanData['schedule'][number]

const tones: Readonly<Record<Row['state'], Tone>> = {
  DISCOUNTED: 'success',
  PARTIAL: 'warning',
  CARRIED: 'warning',
  EARLY: 'primary',
  PENDING: 'neutral',
}

const columns: readonly Column<Row>[] = [
  { key: 'month', title: 'Mes', lead: true, render: (row) => monthTitle(row.yearMonth) },
  {
    key: 'amount',
    title: 'Cuota',
    align: 'end',
    render: (row) => <Amount value={row.amount} />,
  },
  {
    key: 'state',
    title: 'Estado',
    render: (row) => (
      <span className="mg-option">
        <StatusTag tone={tones[row.state]}>{QuotaState.label(row.state)}</StatusTag>
        {row.carried > 0 && (
          <span className="soft">{formatPesos(row.carried)} pasan al final del plan</span>
        )}
        {row.paidOn && <span className="soft">{formatDate(row.paidOn)}</span>}
        {row.comment && <span className="soft">{row.comment}</span>}
      </span>
    ),
  },
  {
    key: 'owed',
    title: 'Saldo después',
    align: 'end',
    render: (row) => <Amount value={row.owed} />,
  },
]

/** The quotas and payments of a loan, what is owed after each, and why some of them waited. */
export function Schedule({ loan }: { loan: Pick<LoanData, 'schedule' | 'pauses'> }) {
  return (
    <>
      <Rows
        caption="Cuotas del préstamo"
        rows={loan.schedule}
        columns={columns}
        rowKey={(row: Row) => String(row.number)}
      />
      {loan.pauses.length > 0 && (
        <Panel title="Cuotas suspendidas">
          <ul>
            {loan.pauses.map(({ createdAt, fromMonth, months, reason, author }) => (
              <li key={createdAt}>
                Desde {monthLabel(fromMonth)}, {counted(months, 'mes', 'meses')}: {reason}{' '}
                <span className="soft">
                  {formatMoment(createdAt)}
                  {author && `, por ${author}`}
                </span>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </>
  )
}
