import { Document as ReadDocument, OpenDocument } from '#generated/operations/documents.ts'
import { openFile } from '#platform/web/api/files.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { DataTable } from '#platform/web/kit/list/DataTable.tsx'
import { Dialog } from '#platform/web/kit/page/Dialog.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { StepList } from '#platform/web/kit/record/StateMachine.tsx'
import { formatMoment } from '#platform/web/look/format.ts'
import { VersionOrigin } from '../model/catalogs.ts'
import { documentStates } from '../model/states.ts'
import { sizeWords } from './words.ts'

type Version = {
  no: number
  sha256: string
  size: number
  origin: string
  createdAt: string
  author?: string | null
}

const columns: readonly Column<Version>[] = [
  { key: 'no', title: 'Versión', text: ({ no }) => no, lead: true },
  { key: 'origin', title: 'Origen', text: ({ origin }) => VersionOrigin.label(origin) },
  { key: 'createdAt', title: 'Guardada', text: ({ createdAt }) => formatMoment(createdAt) },
  { key: 'author', title: 'La guardó', text: ({ author }) => author ?? 'Plataforma' },
  { key: 'size', title: 'Tamaño', align: 'end', text: ({ size }) => sizeWords(size) },
  {
    key: 'sha256',
    title: 'Huella',
    text: ({ sha256 }) => sha256,
    render: ({ sha256 }) => (
      <span className="tabular" title={sha256}>
        {sha256.slice(0, 12)}…
      </span>
    ),
  },
]

/** The files that a document had, with what proves each, and its states. */
export function DetailDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, reload } = useDetail(ReadDocument, { input: { id } })
  const open = useAction(OpenDocument, { after: openFile, quiet: true, keepCache: true })
  const found = data?.document
  return (
    <Dialog title={found?.name ?? 'Documento'} onCancel={onClose} width={760}>
      {error && <LoadProblem error={error} retry={reload} />}
      {!found && !error && <PageSkeleton header={false} />}
      {found && (
        <>
          <DataTable
            caption="Archivos del documento"
            rows={found.versions}
            columns={columns}
            rowKey={({ no }) => `${no}`}
            nameOf={({ no }) => `la versión ${no}`}
            actions={({ no }) =>
              found.isOwn && no !== found.currentNo
                ? []
                : [{ label: 'Abrir', onClick: () => open.run({ input: { id, no } }) }]
            }
          />
          <p>
            <b>Se conserva.</b> {found.kept.words} <span className="soft">{found.kept.why}</span>
          </p>
          <StepList machine={documentStates} steps={found.steps} />
        </>
      )}
    </Dialog>
  )
}
