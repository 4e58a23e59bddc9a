import { counted } from '#chile/counts.ts'
import { formatNumber } from '#chile/numbers.ts'
import type { MostChangedQuery } from '#generated/documents/graphql.ts'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { Amount, Delta } from '#platform/web/kit/text/Amount.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { Rows } from '#platform/web/kit/list/Rows.tsx'
import { StatusTag } from '#platform/web/kit/record/StatusTag.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { MostChanged, WhyChanged } from '#generated/operations/parts/payroll-months.ts'
import type { MonthData } from './types.ts'

type Row = MostChangedQuery['payrollSummaries']['rows'][number]

/** How many changes are shown to be looked at; the rest are in the list of payslips. */
const shown = 8

const columnsThan = (than: string): readonly Column<Row>[] => [
  {
    key: 'name',
    title: 'Persona',
    lead: true,
    render: (row) => (
      <Link
        to={pathTo('liquidaciones/:month/:contract', {
          month: row.payrollMonthId,
          contract: row.userContractId,
        })}
      >
        {row.name}
      </Link>
    ),
  },
  {
    key: 'before',
    title: `Líquido de ${than}`,
    align: 'end',
    render: (row) =>
      row.netBefore === null ? (
        <StatusTag tone="primary">Ingreso</StatusTag>
      ) : (
        <Amount value={row.netBefore} />
      ),
  },
  { key: 'net', title: 'Líquido', align: 'end', render: (row) => <Amount value={row.net} /> },
  {
    key: 'change',
    title: 'Diferencia',
    align: 'end',
    render: ({ net, netBefore }) => <Delta value={netBefore === null ? net : net - netBefore} />,
  },
]

/** The payslips that most changed against the month before: what a reviewer looks at first. */
export function Comparison({ month, than }: { month: MonthData; than: string }) {
  const asked = {
    filter: { payrollMonthId: month.id },
    sort: { by: 'change', descending: true },
    page: { number: 1, size: 10 },
  } as const
  const payslips = useDetail(MostChanged, asked, { needs: 'payslips.read' })
  const rows = (payslips.data?.payrollSummaries.rows ?? [])
    .filter((row) => row.net !== row.netBefore)
    .slice(0, shown)
  if (!payslips.loading && rows.length === 0) return null
  const table = {
    caption: `Lo que más cambió respecto de ${than}`,
    rows,
    columns: columnsThan(than),
    rowKey: (row: Row) => row.userContractId,
    skeleton: payslips.loading ? 4 : 0,
  }
  return (
    <section className="pm-comparison">
      <h2>Lo que más cambió respecto de {than}</h2>
      <WhyLine monthId={month.id} />
      <Rows {...table} />
    </section>
  )
}

/** How many causes are named; all of them are in the tab of the comparison. */
const named = 3

/** What the change of the month is made of, and how far its review is. */
function WhyLine({ monthId }: { monthId: string }) {
  const why = useDetail(
    WhyChanged,
    { input: { payrollMonthId: monthId } },
    { needs: 'payslips.read' },
  )
  const totals = why.data?.payrollComparisonTotals
  if (!totals?.comparable) return null
  const largest = totals.causes
    .toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, named)
  const words = largest.map(
    ({ label, change }) => `${label} ${change < 0 ? '−' : '+'}$${formatNumber(Math.abs(change))}`,
  )
  return (
    <p className="soft">
      {words.join(' · ')}
      {words.length > 0 && '. '}
      <Link to={`${pathTo('procesos/:id', { id: monthId })}/comparar`}>
        Ver {counted(totals.changed, 'diferencia')} por causa
      </Link>{' '}
      (con revisión: {formatNumber(totals.reviewed)} de {formatNumber(totals.people)})
    </p>
  )
}
