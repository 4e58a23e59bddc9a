import { counted } from '#chile/counts.ts'
import { Amount } from '#platform/web/kit/text/Amount.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { Rows } from '#platform/web/kit/list/Rows.tsx'
import type { Entry } from './types.ts'
import { useEntries } from './useEntries.ts'

type Row = Entry['squares'][number]

/** The newest entry beside the totals of the payslips and of the file of Previred. */
export default function SquareTab() {
  const polled = useEntries()
  if (polled.error) return <LoadProblem error={polled.error} retry={polled.reload} />
  if (!polled.data) return <PageSkeleton header={false} />
  const newest = polled.data.centralizations.find(({ squares }) => squares.length > 0)
  if (!newest) {
    return (
      <EmptyState title="Todavía no hay qué cuadrar">
        Aquí estará el asiento junto a las liquidaciones y a Previred.
      </EmptyState>
    )
  }
  return (
    <Panel title="Cuadratura" text={verdictOf(newest.squares)}>
      <Rows
        caption="Totales del asiento, de lo calculado y de Previred"
        rows={newest.squares}
        columns={columns}
        rowKey={({ kind }: Row) => kind}
      />
    </Panel>
  )
}

/** What the comparison says; Previred counts once its file is made. */
function verdictOf(rows: readonly Row[]): string {
  const apart = rows.filter((row) => differs(row)).length
  if (apart > 0) return counted(apart, 'total no cuadra', 'totales no cuadran')
  return rows.some(({ filed }) => filed !== null)
    ? 'El asiento, las liquidaciones y Previred dicen lo mismo.'
    : 'El asiento y las liquidaciones dicen lo mismo. Falta el archivo de Previred.'
}

const differs = ({ entry, payslips, filed }: Row): boolean =>
  entry !== payslips || (filed !== null && filed !== payslips)

const columns: readonly Column<Row>[] = [
  { key: 'kind', title: 'Total', lead: true, render: ({ kind }) => kind },
  {
    key: 'entry',
    title: 'En el asiento',
    align: 'end',
    render: ({ entry }) => <Amount value={entry} />,
  },
  {
    key: 'payslips',
    title: 'Calculado',
    align: 'end',
    render: ({ payslips }) => <Amount value={payslips} />,
  },
  {
    key: 'filed',
    title: 'En Previred',
    align: 'end',
    render: ({ filed }) =>
      filed === null ? <span className="soft">–</span> : <Amount value={filed} />,
  },
  {
    key: 'difference',
    title: 'Diferencia',
    align: 'end',
    render: ({ entry, payslips }) => <Amount value={entry - payslips} />,
  },
]
