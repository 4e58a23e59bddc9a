import {
  CreateDocumentFolder,
  DocumentReaderProfiles,
  UpdateDocumentFolder,
} from '#generated/operations/documents.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { Field, SeveralField } from '#platform/web/kit/form/Field.tsx'
import { FormDialog, type OpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { useValue } from '#platform/web/kit/form/form-hooks.tsx'
import type { FormValues } from '#platform/web/kit/form/form-props.ts'
import { accessMeans, type FolderKind } from '../model/catalogs.ts'
import { DocumentFolder } from '../model/document.ts'
import { folderSource } from './sources.ts'
import type { Folder } from './types.ts'

const withReaders = ({ profileIds, ...values }: FormValues) => ({
  ...values,
  profiles: (Array.isArray(profileIds) ? profileIds : []).map((id: unknown) => ({ id })),
})

/** A new folder, of the company or of each person. */
export function NewFolderDialog({ form }: { form: OpenForm }) {
  const create = useAction(CreateDocumentFolder, { done: 'Carpeta creada' })
  return (
    <FormDialog
      title="Nueva carpeta"
      submit="Crear"
      action={create}
      initial={{ kind: 'COMPANY', access: 'PUBLIC' }}
      toInput={withReaders}
      form={form}
    >
      <Field of={DocumentFolder} name="name" wide autoFocus />
      <Field of={DocumentFolder} name="kind" radios wide />
      <Rest />
    </FormDialog>
  )
}

/** Corrects a folder: its name, where it stands and who reads it. */
export function EditFolderDialog({ folder, form }: { folder: Folder; form: OpenForm }) {
  const update = useAction(UpdateDocumentFolder, { done: 'Carpeta guardada' })
  const { id, version, kind, name, parentId, access, profileIds } = folder
  return (
    <FormDialog
      title="Modificar carpeta"
      submit="Guardar"
      action={update}
      initial={{ name, parentId, access, profileIds }}
      more={{ id, version }}
      toInput={(values) => withReaders({ name, parentId, access, profileIds, ...values })}
      form={form}
    >
      <Field of={DocumentFolder} name="name" wide autoFocus />
      <Rest kind={kind} />
    </FormDialog>
  )
}

/** Where it stands and who reads it, by whose documents it keeps. */
function Rest({ kind }: { kind?: FolderKind }) {
  const chosen: unknown = useValue('kind')
  const of: FolderKind = kind ?? (chosen === 'PERSON' ? 'PERSON' : 'COMPANY')
  const access: unknown = useValue('access')
  const { data } = useDetail(DocumentReaderProfiles, {})
  return (
    <>
      <Field of={DocumentFolder} name="parentId" source={folderSource(of)} wide />
      <Field of={DocumentFolder} name="access" radios wide {...helpOf(of, access)} />
      {access === 'PRIVATE' && (
        <SeveralField
          name="profileIds"
          label="Perfiles que la leen"
          wide
          options={(data?.documentReaderProfiles ?? []).map((one) => ({
            value: one.id,
            label: one.name,
          }))}
        />
      )}
    </>
  )
}

/** What an access means, in words; nothing while none is chosen. */
function helpOf(kind: FolderKind, access: unknown): { help?: string } {
  const means: Readonly<Record<string, string>> = accessMeans[kind]
  const help = typeof access === 'string' ? means[access] : undefined
  return help === undefined ? {} : { help }
}
