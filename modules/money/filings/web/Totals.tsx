import { TextWithHint } from '#platform/web/kit/text/TextWithHint.tsx'
import { Amount } from '#platform/web/kit/text/Amount.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { Rows } from '#platform/web/kit/list/Rows.tsx'
import type { FilingRow } from './types.ts'

type Row = FilingRow['totals'][number]

/** What each institution is owed by the file, beside what the payslips of the month say. */
export function Totals({ filing }: { filing: FilingRow }) {
  const apart = filing.totals.filter(({ filed, payslips }) => filed !== payslips).length
  if (filing.totals.length === 0) return null
  return (
    <Panel
      title="Cuadratura con las liquidaciones"
      text={apart === 0 ? 'Todo cuadra al peso.' : `${apart} totales no cuadran.`}
    >
      <Rows
        caption="Totales del archivo y de las liquidaciones"
        rows={filing.totals}
        columns={columns}
        rowKey={(row: Row) => `${row.kind} ${row.institution}`}
      />
    </Panel>
  )
}

const columns: readonly Column<Row>[] = [
  {
    key: 'kind',
    title: 'Concepto',
    lead: true,
    render: ({ kind, institution }) => <TextWithHint words={kind} hint={institution} />,
  },
  {
    key: 'filed',
    title: 'En el archivo',
    align: 'end',
    render: ({ filed }) => <Amount value={filed} />,
  },
  {
    key: 'payslips',
    title: 'En las liquidaciones',
    align: 'end',
    render: ({ payslips }) => <Amount value={payslips} />,
  },
  {
    key: 'difference',
    title: 'Diferencia',
    align: 'end',
    render: ({ filed, payslips }) => <Amount value={filed - payslips} />,
  },
]
