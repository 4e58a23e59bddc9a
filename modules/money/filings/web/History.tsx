import { OpenFiling } from '#generated/operations/filings.ts'
import { openFile } from '#platform/web/files.ts'
import { formatMoment } from '#platform/web/format.ts'
import { ActionButton } from '#platform/web/kit/ActionButton.tsx'
import type { Column } from '#platform/web/kit/columns.tsx'
import { Panel } from '#platform/web/kit/Figures.tsx'
import { Rows } from '#platform/web/kit/Rows.tsx'
import { useAction } from '#platform/web/useAction.ts'
import { FilingLayout } from '../model/filing.ts'
import { FilingTag } from './FilingTag.tsx'
import type { FilingRow as Row } from './types.ts'

/** Every file that was made of a kind, who made it and its print. */
export const History = ({ rows }: { rows: readonly Row[] }) => (
  <Panel title="Archivos hechos" text="Cada uno queda guardado con su huella SHA-256">
    <Rows caption="Archivos hechos" rows={rows} columns={columns} rowKey={(row: Row) => row.id} />
  </Panel>
)

function Open({ row }: { row: Row }) {
  const open = useAction(OpenFiling, { after: openFile, quiet: true, keepCache: true })
  if (!row.madeAt) return <span className="soft">–</span>
  return (
    <ActionButton look="text" onClick={() => open.run({ input: { id: row.id } })}>
      {`Abrir el ${row.number}`}
    </ActionButton>
  )
}

/** With which edition of its form a file was written. */
function formOf({ kind, version, layout }: Row): string {
  if (kind === 'LRE') return `Manual versión ${version}`
  if (kind === 'DJ1887') return `Formulario del año tributario ${version}`
  return `Versión ${version}, ${FilingLayout.label(layout).toLowerCase()}`
}

const columns: readonly Column<Row>[] = [
  {
    key: 'number',
    title: 'Archivo',
    lead: true,
    render: (row) => (
      <span className="mg-option">
        <span>{`Número ${row.number}`}</span>
        <span className="soft">{formOf(row)}</span>
      </span>
    ),
  },
  { key: 'state', title: 'Estado', render: ({ state }) => <FilingTag state={state} /> },
  { key: 'author', title: 'Lo hizo', render: ({ author }) => author ?? 'Plataforma' },
  {
    key: 'madeAt',
    title: 'Cuándo',
    render: ({ madeAt, askedAt }) => (
      <span className="tabular">{formatMoment(madeAt ?? askedAt)}</span>
    ),
  },
  {
    key: 'sha256',
    title: 'Huella',
    render: ({ sha256 }) => sha256 && <code title={sha256}>{sha256.slice(0, 12)}</code>,
  },
  { key: 'open', title: 'Descarga', render: (row) => <Open row={row} /> },
]
