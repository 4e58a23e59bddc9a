import { PlusOutlined } from '@ant-design/icons'
import { DeleteDocumentFolder, DocumentFolders } from '#generated/operations/documents.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { Rows } from '#platform/web/kit/list/Rows.tsx'
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { TextWithHint } from '#platform/web/kit/text/TextWithHint.tsx'
import { accessMeans, FolderAccess, FolderKind } from '../model/catalogs.ts'
import { EditFolderDialog, NewFolderDialog } from './FolderDialog.tsx'
import { pathWords } from './sources.ts'
import type { Folder } from './types.ts'

const columnsOf = (folders: readonly Folder[]): readonly Column<Folder>[] => [
  {
    key: 'name',
    title: 'Carpeta',
    lead: true,
    text: (folder) => pathWords(folder, folders),
  },
  { key: 'kind', title: 'Guarda documentos', text: ({ kind }) => FolderKind.label(kind) },
  {
    key: 'access',
    title: 'Acceso',
    text: ({ access }) => FolderAccess.label(access),
    render: ({ kind, access }) => (
      <TextWithHint words={FolderAccess.label(access)} hint={accessMeans[kind][access]} />
    ),
  },
  { key: 'documents', title: 'Documentos', align: 'end', text: ({ documents }) => documents },
]

/** The folders that the person opens, with who reads what is in each. */
export default function FoldersTab() {
  const { data, error, reload } = useDetail(DocumentFolders, { input: {} })
  const create = useOpenForm('carpeta-nueva')
  const edit = useOpenForm('carpeta')
  const remove = useAction(DeleteDocumentFolder, { done: 'Carpeta eliminada' })
  if (error) return <LoadProblem error={error} retry={reload} />
  if (!data) return <PageSkeleton header={false} />
  const folders = data.documentFolders
  const edited = folders.find(({ id }) => id === edit.key)
  const add = (
    <ActionButton
      look="primary"
      icon={<PlusOutlined aria-hidden />}
      permission="documentFolders.create"
      onClick={() => create.open()}
    >
      Nueva carpeta
    </ActionButton>
  )
  return (
    <section className="mg-list mg-embedded">
      <div className="mg-toolbar">
        <span className="mg-toolbar-end">{folders.length > 0 && add}</span>
      </div>
      {folders.length === 0 ? (
        <EmptyState title="Aún no hay carpetas" action={add}>
          Cree una para los documentos de la empresa, y otra que tenga cada persona.
        </EmptyState>
      ) : (
        <Rows
          caption="Carpetas"
          rows={folders}
          columns={columnsOf(folders)}
          nameOf={({ name }) => `la carpeta ${name}`}
          actions={(folder) => [
            {
              label: 'Modificar',
              permission: 'documentFolders.update',
              onClick: () => edit.open(folder.id),
            },
            {
              label: 'Eliminar',
              permission: 'documentFolders.delete',
              danger: true,
              disabled: folder.documents > 0 ? 'Tiene documentos' : undefined,
              confirm: 'La carpeta desaparece. Queda en la auditoría.',
              onClick: () => remove.run({ input: { id: folder.id } }),
            },
          ]}
        />
      )}
      {create.key !== undefined && <NewFolderDialog form={create} />}
      {edited && <EditFolderDialog folder={edited} form={edit} />}
    </section>
  )
}
