import { UnbookedItems } from '#generated/operations/accounting.ts'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { Rows } from '#platform/web/kit/list/Rows.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { EntrySide } from '../model/accounting-entry.ts'
import { AccountingLack } from '../model/chooser.ts'
import { AccountingSource } from '../model/sources.ts'
import type { UnbookedRow as Row } from './types.ts'

const columns: readonly Column<Row>[] = [
  {
    key: 'label',
    title: 'Qué',
    lead: true,
    render: ({ itemCode, label }) =>
      itemCode === null ? (
        label
      ) : (
        <Link to={pathTo('maintenance-payroll/item/:code', { code: itemCode })}>{label}</Link>
      ),
  },
  {
    key: 'source',
    title: 'De qué viene',
    render: ({ source }) => AccountingSource.label(source),
  },
  { key: 'side', title: 'Lado', render: ({ side }) => EntrySide.label(side) },
  {
    key: 'lack',
    title: 'Qué falta',
    render: ({ lack, account }) =>
      account === null ? AccountingLack.label(lack) : `${AccountingLack.label(lack)}: ${account}`,
  },
]

/** What an entry of today would have no account for; an item opens to be corrected. */
export default function UnbookedTab() {
  const detail = useDetail(UnbookedItems)
  if (detail.error) return <LoadProblem error={detail.error} retry={detail.reload} />
  if (!detail.data) return <PageSkeleton header={false} />
  const rows = detail.data.unbookedItems
  if (rows.length === 0) {
    return <EmptyState title="Todo tiene cuenta">Cada monto de un mes tiene adónde ir.</EmptyState>
  }
  return (
    <Rows
      caption="Sin cuenta"
      rows={rows}
      columns={columns}
      rowKey={(row: Row) => `${row.source} ${row.itemCode} ${row.side}`}
    />
  )
}
