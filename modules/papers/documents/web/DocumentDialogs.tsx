import { CreateDocument, UpdateDocument } from '#generated/operations/documents.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { FreeField } from '#platform/web/kit/form/Field.tsx'
import { FormDialog, type OpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { flag } from '#platform/model/field.ts'
import type { FolderKind } from '../model/catalogs.ts'
import { DocumentFields } from './DocumentFields.tsx'
import type { Row } from './types.ts'

const draftField = flag('Guardar como borrador', {
  help: 'Solo lo ve quien escribe documentos, hasta que se emita',
})

type Uploading = { kind: FolderKind; userId?: string; form: OpenForm }

/** Puts a file into a folder as a document. */
export function UploadDialog({ kind, userId, form }: Uploading) {
  const create = useAction(CreateDocument, { done: 'Documento guardado' })
  return (
    <FormDialog
      title="Subir documento"
      submit="Guardar"
      action={create}
      initial={{ draft: false }}
      toInput={({ fileName: _name, ...values }) => ({
        userContractId: null,
        userId: userId ?? null,
        ...values,
      })}
      form={form}
    >
      <DocumentFields kind={kind} asksPerson={kind === 'PERSON' && userId === undefined} />
      <FreeField field={draftField} name="draft" />
    </FormDialog>
  )
}

/** Corrects a document: where it is, what it is, its name, and its file by another one. */
export function EditDialog({ row, form }: { row: Row; form: OpenForm }) {
  const update = useAction(UpdateDocument, { done: 'Documento guardado' })
  const { folderId, typeId, name, expiresOn } = row
  return (
    <FormDialog
      title="Modificar documento"
      submit="Guardar"
      action={update}
      initial={{ folderId, typeId, name, expiresOn }}
      more={{ id: row.id, version: row.version }}
      toInput={({ fileName: _name, ...values }) => ({
        folderId,
        typeId,
        name,
        expiresOn,
        fileId: null,
        ...values,
      })}
      form={form}
    >
      <DocumentFields kind={row.kind} replaces />
    </FormDialog>
  )
}
