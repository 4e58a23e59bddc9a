import { Amount } from '#platform/web/kit/text/Amount.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { Rows } from '#platform/web/kit/list/Rows.tsx'

type Sum = { label: string; people: number; total: number }

const columns: readonly Column<Sum>[] = [
  { key: 'label', title: 'Nombre', lead: true, render: ({ label }) => label },
  { key: 'people', title: 'Pagos', align: 'end', render: ({ people }) => people },
  { key: 'total', title: 'Total', align: 'end', render: ({ total }) => <Amount value={total} /> },
]

/** Payments and pesos by some label: who has two contracts is paid twice. */
export const Sums = ({ title, rows }: { title: string; rows: readonly Sum[] }) => (
  <Panel title={title}>
    <Rows caption={title} rows={rows} columns={columns} rowKey={({ label }) => label} />
  </Panel>
)
