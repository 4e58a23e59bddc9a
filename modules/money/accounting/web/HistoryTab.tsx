import { useParams } from 'react-router'
import { formatNumber } from '#chile/numbers.ts'
import {
  AccountingFiles,
  ExportCentralization,
  OpenAccountingFile,
} from '#generated/operations/accounting.ts'
import { Amount } from '#platform/web/kit/text/Amount.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { TextWithHint } from '#platform/web/kit/text/TextWithHint.tsx'
import { madeColumns, OpenMade } from '#platform/web/kit/list/made-columns.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { Rows } from '#platform/web/kit/list/Rows.tsx'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { EntryKind } from '../model/accounting-entry.ts'
import { EntryTag } from './EntryTag.tsx'
import { FileDialog } from './FileDialog.tsx'
import type { Entry as Row, FileRow } from './types.ts'
import { useEntries } from './useEntries.ts'

/** Every entry and reversal of the month, its author and its print. */
export default function HistoryTab() {
  const polled = useEntries()
  const form = useOpenForm('archivo del asiento')
  if (polled.error) return <LoadProblem error={polled.error} retry={polled.reload} />
  if (!polled.data) return <PageSkeleton header={false} />
  const rows = polled.data.centralizations
  const chosen = rows.find(({ id }) => id === form.key)
  if (rows.length === 0) {
    return <EmptyState title="Todavía no se hace ningún asiento">Aquí estarán todos.</EmptyState>
  }
  return (
    <>
      <Panel title="Asientos y reversos" text="Cada uno queda guardado con su huella SHA-256">
        <Rows
          caption="Asientos y reversos"
          rows={rows}
          columns={columns}
          rowKey={({ id }: Row) => id}
          nameOf={({ kind, number }: Row) => `${EntryKind.label(kind)} ${number}`}
          actions={({ id, sha256 }: Row) =>
            sha256 === null
              ? []
              : [
                  {
                    label: 'Descargar por plantilla',
                    permission: 'accountingPlan.read',
                    onClick: () => form.open(id),
                  },
                ]
          }
        />
      </Panel>
      <Files />
      {chosen && <FileDialog key={chosen.id} entry={chosen} form={form} />}
    </>
  )
}

/** The files that were made of the entries by templates of the company. */
function Files() {
  const { id = '' } = useParams()
  const detail = useDetail(AccountingFiles, { input: { payrollMonthId: id } })
  if (detail.error) return <LoadProblem error={detail.error} retry={detail.reload} />
  const rows = detail.data?.accountingFiles ?? []
  if (rows.length === 0) return null
  return (
    <Panel
      title="Archivos por plantilla"
      text="Lo que leyó el programa contable, con su huella SHA-256"
    >
      <Rows
        caption="Archivos por plantilla"
        rows={rows}
        columns={fileColumns}
        rowKey={(row: FileRow) => row.id}
      />
    </Panel>
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
      <TextWithHint words={`${EntryKind.label(row.kind)} ${row.number}`} hint={linkOf(row)} />
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
  ...madeColumns,
  {
    key: 'open',
    title: 'Descarga',
    render: ({ id, number, sha256 }) => (
      <OpenMade
        number={number}
        document={ExportCentralization}
        input={sha256 === null ? undefined : { id, format: 'EXCEL' }}
      />
    ),
  },
]

const fileColumns: readonly Column<FileRow>[] = [
  {
    key: 'template',
    title: 'Plantilla',
    lead: true,
    render: ({ templateName, templateVersion }) => (
      <TextWithHint words={templateName} hint={`Versión ${templateVersion}`} />
    ),
  },
  { key: 'number', title: 'Asiento', align: 'end', render: ({ number }) => number },
  { key: 'lines', title: 'Líneas', align: 'end', render: ({ lines }) => formatNumber(lines) },
  ...madeColumns,
  {
    key: 'open',
    title: 'Descarga',
    render: ({ id, number }) => (
      <OpenMade number={number} document={OpenAccountingFile} input={{ id }} />
    ),
  },
]
