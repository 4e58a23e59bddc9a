import { counted } from '#chile/counts.ts'
import type { Column } from '#platform/web/kit/columns.tsx'
import { Panel } from '#platform/web/kit/Figures.tsx'
import { Rows } from '#platform/web/kit/Rows.tsx'
import type { FilingRow } from './types.ts'

type Row = FilingRow['changes'][number]

/** What a file says otherwise than the one before it: what is rectified. */
export function Changes({ filing }: { filing: FilingRow }) {
  const { changed, changes, number } = filing
  if (changed === null) return null
  const text =
    changed === 0
      ? `Dice lo mismo que el archivo ${number - 1}.`
      : `${counted(changed, 'cambio')} respecto del archivo ${number - 1}` +
        (changed > changes.length ? `; se muestran los primeros ${changes.length}` : '')
  return (
    <Panel title="Qué se rectifica" text={text}>
      {changes.length > 0 && (
        <Rows
          caption="Cambios"
          rows={changes}
          columns={columns}
          rowKey={(row: Row) => `${row.key} ${row.field}`}
          compact
        />
      )}
    </Panel>
  )
}

const columns: readonly Column<Row>[] = [
  { key: 'key', title: 'RUT', lead: true, render: ({ key }) => key },
  { key: 'field', title: 'Campo', render: ({ field }) => field },
  { key: 'before', title: 'Antes', render: ({ before }) => before || '(vacío)' },
  { key: 'after', title: 'Ahora', render: ({ after }) => after || '(vacío)' },
]
