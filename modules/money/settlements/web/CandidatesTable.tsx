import type {
  SettlementBatchCandidatesQuery,
  SettlementBatchPreviewQueryVariables,
} from '#generated/documents/graphql.ts'
import { SettlementBatchCandidates } from '#generated/operations/settlements.ts'
import { formatDate } from '#platform/web/format.ts'
import type { Column } from '#platform/web/kit/columns.tsx'
import { ListPage } from '#platform/web/kit/ListPage.tsx'
import { namedColumn } from '#platform/web/kit/usual-columns.tsx'
import { pathTo } from '#platform/web/screens.ts'
import { useList } from '#platform/web/useList.ts'
import { DismissalCause } from '../model/finiquito.ts'

type Row = SettlementBatchCandidatesQuery['settlementBatchCandidates']['rows'][number]

/** The people whose finiquitos would be calculated, after those who are left out. */
export function CandidatesTable({
  chosen,
}: {
  chosen: SettlementBatchPreviewQueryVariables['input']
}) {
  const list = useList(SettlementBatchCandidates, {
    fixed: chosen,
    sort: { field: 'fullname', descending: false },
  })
  return (
    <ListPage
      title="Personas del finiquito masivo"
      name="settlement-batch-candidates"
      embedded
      list={list}
      columns={columns}
      nameOf={(row) => row.fullname ?? row.rut}
      empty={{ title: 'Sin personas', text: 'Nadie tiene un contrato vigente como los elegidos.' }}
    />
  )
}

const columns: readonly Column<Row>[] = [
  namedColumn((row) => pathTo('ficha/:id', { id: row.userId })),
  {
    key: 'left',
    title: 'No queda',
    text: (row) => row.left,
  },
  {
    key: 'disengagementDate',
    title: 'Último día',
    text: (row) => row.disengagementDate && formatDate(row.disengagementDate),
    render: (row) =>
      row.disengagementDate && <span className="tabular">{formatDate(row.disengagementDate)}</span>,
  },
  {
    key: 'dismissalCause',
    title: 'Causal',
    text: (row) => row.dismissalCause && DismissalCause.label(row.dismissalCause),
    render: (row) =>
      row.dismissalCause && (
        <span className="st-cause">{DismissalCause.label(row.dismissalCause)}</span>
      ),
  },
]
