import { useState } from 'react'
import { counted } from '#chile/counts.ts'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { Pages } from '#platform/web/kit/list/Pages.tsx'
import { Rows } from '#platform/web/kit/list/Rows.tsx'
import type { FilingRow } from './types.ts'

type Row = FilingRow['changes'][number]

/** What a file says otherwise than the one before it: what is rectified. */
export function Changes({ filing }: { filing: FilingRow }) {
  const [page, setPage] = useState({ number: 1, size: 10 })
  const { changed, changes, number } = filing
  if (changed === null) return null
  const text =
    changed === 0
      ? `Dice lo mismo que el archivo ${number - 1}.`
      : `${counted(changed, 'cambio')} respecto del archivo ${number - 1}` +
        (changed > changes.length ? `; se guardan los primeros ${changes.length}` : '')
  return (
    <Panel title="Qué se rectifica" text={text}>
      {changes.length > 0 && (
        <Rows
          caption="Cambios"
          rows={changes.slice((page.number - 1) * page.size, page.number * page.size)}
          columns={columns}
          rowKey={(row: Row) => `${row.key} ${row.field}`}
        />
      )}
      {changes.length > page.size && (
        <Pages
          page={page.number}
          size={page.size}
          total={changes.length}
          onChange={(at, size) => setPage({ number: at, size })}
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
