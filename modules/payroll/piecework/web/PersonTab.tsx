import { useState } from 'react'
import { useOutletContext } from 'react-router'
import { formatNumber, formatPesos } from '#chile/numbers.ts'
import { yearMonthOf } from '#chile/period.ts'
import type { PieceworkMonthQuery } from '#generated/documents/graphql.ts'
import { PieceworkMonth, PieceworkMonthPaper } from '#generated/operations/piecework.ts'
import { ContractsByThePiece } from '#generated/operations/parts/piecework.ts'
import { openFile } from '#platform/web/api/files.ts'
import { formatDate } from '#platform/web/look/format.ts'
import { Amount } from '#platform/web/kit/text/Amount.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx'
import { Figures, Panel } from '#platform/web/kit/text/Figures.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { MonthSelector } from '#platform/web/kit/month/MonthSelector.tsx'
import { NoAccess } from '#platform/web/kit/page/NoAccess.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { Rows } from '#platform/web/kit/list/Rows.tsx'
import { useCan } from '#platform/web/screen/me.tsx'
import { today } from '#platform/web/look/today.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { squareWords } from '../model/piecework-payment.ts'
import { EntryTag, quantityColumn } from './entry-columns.tsx'

/** What the page of a person tells to this tab of it. */
type Shared = { person: { id: string }; isOwn: boolean }

/** The piecework of a person, day by day, and what their payslip pays of it. */
export default function PersonTab() {
  const { person, isOwn } = useOutletContext<Shared>()
  const mayRead = useCan()('userItems.read') || isOwn
  const [month, setMonth] = useState<number>(yearMonthOf(today()))
  const detail = useDetail(
    ContractsByThePiece,
    { input: { userId: person.id } },
    { enabled: mayRead },
  )
  if (!mayRead) return <NoAccess />
  if (detail.error) return <LoadProblem error={detail.error} retry={detail.reload} />
  if (!detail.data) return <PageSkeleton header={false} />
  return (
    <>
      <MonthSelector aria-label="Mes" value={month} onChange={setMonth} />
      {detail.data.userContracts.map(({ id, jobTitle, businessName }) => (
        <Panel key={id} title={`${jobTitle}, ${businessName}`}>
          <OfContract contractId={id} month={month} />
        </Panel>
      ))}
    </>
  )
}

type Row = PieceworkMonthQuery['pieceworkMonth']['rows'][number]

const columns: readonly Column<Row>[] = [
  { key: 'day', title: 'Día', lead: true, render: ({ day }) => formatDate(day) },
  { key: 'task', title: 'Faena', render: ({ taskName }) => taskName },
  quantityColumn,
  {
    key: 'price',
    title: 'Precio',
    align: 'end',
    render: ({ price }) =>
      price === null ? 'Al aprobar' : <span className="tabular">${formatNumber(price)}</span>,
  },
  {
    key: 'amount',
    title: 'Monto',
    align: 'end',
    render: ({ amount }) => (amount === null ? 'Sin pago' : <Amount value={amount} />),
  },
  {
    key: 'status',
    title: 'Estado',
    render: ({ status, reason }) => (
      <span className="mg-option">
        <EntryTag status={status} />
        {reason && <span className="soft mg-sentence">{reason}</span>}
      </span>
    ),
  },
]

function OfContract({ contractId, month }: { contractId: string; month: number }) {
  const input = { contractId, yearMonth: month }
  const { data, error, reload } = useDetail(PieceworkMonth, { input }, { keep: true })
  const paper = useAction(PieceworkMonthPaper, { after: openFile, quiet: true, keepCache: true })
  if (error) return <LoadProblem error={error} retry={reload} />
  if (!data) return <PageSkeleton header={false} />
  const { rows, days, total, late, inPayslip, restDays } = data.pieceworkMonth
  if (rows.length === 0) return <EmptyState title="Sin tratos en el mes" />
  return (
    <>
      <Figures
        label="Tratos del mes"
        figures={[
          {
            label: 'Aprobado',
            value: formatPesos(total),
            hint: days.length === 1 ? '1 día' : `${days.length} días`,
          },
          ...(inPayslip === null
            ? []
            : [
                {
                  label: 'En la liquidación',
                  value: formatPesos(inPayslip),
                  hint: squareWords({ total, late, inPayslip }),
                },
              ]),
          ...(restDays === null
            ? []
            : [{ label: 'Semana corrida', value: formatPesos(restDays), hint: 'Art. 45' }]),
        ]}
      />
      <Rows caption="Tratos del mes" rows={rows} columns={columns} rowKey={(row: Row) => row.id} />
      <ActionButton
        disabled={days.length === 0 ? 'Nada aprobado en el mes' : undefined}
        onClick={() => paper.run({ input })}
      >
        Descargar planilla
      </ActionButton>
    </>
  )
}
