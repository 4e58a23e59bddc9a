import type {
  SettlementBatchCandidatesQuery,
  SettlementBatchPreviewQueryVariables,
} from '#generated/documents/graphql.ts'
import { SettlementBatchCandidates } from '#generated/operations/settlements.ts'
import { formatDate } from '#platform/web/look/format.ts'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { ActPeople } from '#platform/web/kit/mass/ActPreview.tsx'
import { leftColumn } from '#platform/web/kit/mass/columns.tsx'
import { namedColumn } from '#platform/web/kit/list/usual-columns.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { DismissalCause } from '../model/finiquito.ts'

type Row = SettlementBatchCandidatesQuery['settlementBatchCandidates']['rows'][number]

type Props = { chosen: NonNullable<SettlementBatchPreviewQueryVariables['input']> }

/** The people whose finiquitos would be calculated, after those who are left out. */
export const CandidatesTable = ({ chosen }: Props) => (
  <ActPeople
    of={SettlementBatchCandidates}
    asked={chosen}
    title="Personas del finiquito masivo"
    name="settlement-batch-candidates"
    columns={columns}
    empty="Nadie tiene un contrato vigente como los elegidos."
  />
)

const columns: readonly Column<Row>[] = [
  namedColumn((row) => pathTo('ficha/:id', { id: row.userId })),
  leftColumn('No queda'),
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
