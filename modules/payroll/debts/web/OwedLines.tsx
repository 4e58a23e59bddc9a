import type { UserDebtsQuery } from '#generated/documents/graphql.ts'
import { Amount } from '#platform/web/kit/text/Amount.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { Rows } from '#platform/web/kit/list/Rows.tsx'
import { OwedKind, OwedTo } from '../model/debt.ts'

type Row = UserDebtsQuery['userDebts'][number]['debts'][number]

const columns: readonly Column<Row>[] = [
  { key: 'label', title: 'Qué', lead: true, render: (row) => row.label },
  { key: 'kind', title: 'Clase', render: (row) => OwedKind.label(row.kind) },
  { key: 'to', title: 'A quién', render: (row) => OwedTo.label(row.to) },
  {
    key: 'amount',
    title: 'Monto',
    align: 'end',
    render: (row) => <Amount value={row.amount} />,
  },
]

/** Each debt with what it is, its creditor, and its pesos. */
export const OwedLines = ({ debts }: { debts: readonly Row[] }) => (
  <Rows caption="Lo que debe" rows={debts} columns={columns} rowKey={(row: Row) => row.key} />
)
