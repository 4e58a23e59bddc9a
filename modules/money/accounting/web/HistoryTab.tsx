import { ExportCentralization } from '#generated/operations/accounting.ts'
import { openFile } from '#platform/web/files.ts'
import { formatMoment } from '#platform/web/format.ts'
import { ActionButton } from '#platform/web/kit/ActionButton.tsx'
import { Amount } from '#platform/web/kit/Amount.tsx'
import type { Column } from '#platform/web/kit/columns.tsx'
import { EmptyState } from '#platform/web/kit/EmptyState.tsx'
import { Panel } from '#platform/web/kit/Figures.tsx'
import { LoadProblem } from '#platform/web/kit/LoadProblem.tsx'
import { PageSkeleton } from '#platform/web/kit/PageSkeleton.tsx'
import { Rows } from '#platform/web/kit/Rows.tsx'
import { useAction } from '#platform/web/useAction.ts'
import { EntryKind } from '../model/accounting-entry.ts'
import { EntryTag } from './EntryTag.tsx'
import type { Entry as Row } from './types.ts'
import { useEntries } from './useEntries.ts'

/** Every entry and reversal of the month, its author and its print. */
export default function HistoryTab() {
  const polled = useEntries()
  if (polled.error) return <LoadProblem error={polled.error} retry={polled.reload} />
  if (!polled.data) return <PageSkeleton header={false} />
  const rows = polled.data.centralizations
  if (rows.length === 0) {
    return <EmptyState title="Todavía no se hace ningún asiento">Aquí estarán todos.</EmptyState>
  }
  return (
    <Panel title="Asientos y reversos" text="Cada uno queda guardado con su huella SHA-256">
      <Rows
        caption="Asientos y reversos"
        rows={rows}
        columns={columns}
        rowKey={({ id }: Row) => id}
      />
    </Panel>
  )
}

function Open({ row }: { row: Row }) {
  const load = useAction(ExportCentralization, { after: openFile, quiet: true, keepCache: true })
  if (row.sha256 === null) return <span className="soft">–</span>
  return (
    <ActionButton look="text" onClick={() => load.run({ input: { id: row.id, format: 'EXCEL' } })}>
      {`Abrir el ${row.number}`}
    </ActionButton>
  )
}

const linkOf = ({ reverses, reversedBy }: Row): string | undefined => {
  if (reverses !== null) return `Reversa el ${reverses}`
  return reversedBy === null ? undefined : `Reversado por el ${reversedBy}`
}

const columns: readonly Column<Row>[] = [
  {
    key: 'number',
    title: 'Asiento',
    lead: true,
    render: (row) => (
      <span className="mg-option">
        <span>{`${EntryKind.label(row.kind)} ${row.number}`}</span>
        {linkOf(row) && <span className="soft">{linkOf(row)}</span>}
      </span>
    ),
  },
  { key: 'state', title: 'Estado', render: ({ state }) => <EntryTag state={state} /> },
  {
    key: 'debit',
    title: 'Debe y haber',
    align: 'end',
    render: ({ debit, sha256 }) =>
      debit === null || sha256 === null ? (
        <span className="soft">–</span>
      ) : (
        <Amount value={debit} />
      ),
  },
  {
    key: 'author',
    title: 'Lo hizo',
    render: ({ author, reason }) => (
      <span className="mg-option">
        <span>{author ?? 'Plataforma'}</span>
        {reason && <span className="soft">{reason}</span>}
      </span>
    ),
  },
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
