import { OpenFiling } from '#generated/operations/filings.ts'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { TextWithHint } from '#platform/web/kit/text/TextWithHint.tsx'
import { madeColumns, OpenMade } from '#platform/web/kit/list/made-columns.tsx'
import { Rows } from '#platform/web/kit/list/Rows.tsx'
import { FilingLayout } from '../model/filing.ts'
import { FilingTag } from './FilingTag.tsx'
import type { FilingRow as Row } from './types.ts'

/** Every file that was made of a kind, who made it and its print. */
export const History = ({ rows }: { rows: readonly Row[] }) => (
  <Panel title="Archivos hechos" text="Cada uno queda guardado con su huella SHA-256">
    <Rows caption="Archivos hechos" rows={rows} columns={columns} rowKey={(row: Row) => row.id} />
  </Panel>
)

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
    render: (row) => <TextWithHint words={`Número ${row.number}`} hint={formOf(row)} />,
  },
  { key: 'state', title: 'Estado', render: ({ state }) => <FilingTag state={state} /> },
  ...madeColumns,
  {
    key: 'open',
    title: 'Descarga',
    render: ({ id, number, madeAt }) => (
      <OpenMade number={number} document={OpenFiling} input={madeAt ? { id } : undefined} />
    ),
  },
]
