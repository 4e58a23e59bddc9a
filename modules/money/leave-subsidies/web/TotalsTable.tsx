import type { LeaveSubsidyTotalsQuery } from '#generated/documents/graphql.ts'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { Rows } from '#platform/web/kit/list/Rows.tsx'
import { amountColumn } from '#platform/web/kit/list/usual-columns.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'

type Total = LeaveSubsidyTotalsQuery['leaveSubsidyTotals'][number]

const columns: readonly Column<Total>[] = [
  {
    key: 'payer',
    title: 'Institución',
    lead: true,
    render: ({ payer, payerName }) => (
      <Link to={`${pathTo('subsidios-de-licencias')}?payer=${payer}`}>{payerName}</Link>
    ),
  },
  { key: 'leaves', title: 'Licencias', align: 'end', render: ({ leaves }) => leaves },
  amountColumn('d30', '0 a 30 días'),
  amountColumn('d60', '31 a 60'),
  amountColumn('d90', '61 a 90'),
  amountColumn('older', 'Más de 90'),
  amountColumn('missing', 'Por recuperar'),
  { key: 'unknown', title: 'Sin monto', align: 'end', render: ({ unknown }) => unknown || '–' },
]

/** What each institution still owes, by how long ago the leaves ended. */
export const TotalsTable = ({ rows }: { rows: readonly Total[] }) =>
  rows.length === 0 ? null : (
    <Rows
      caption="Por recuperar de cada institución"
      rows={rows}
      columns={columns}
      rowKey={({ payer }) => payer}
    />
  )
