import { FilePick } from '#platform/web/kit/form/FilePick.tsx'
import { Field } from '#platform/web/kit/form/Field.tsx'
import { useValue } from '#platform/web/kit/form/form-hooks.tsx'
import type { FolderKind } from '../model/catalogs.ts'
import { Document } from '../model/document.ts'
import { folderSource, typeSource } from './sources.ts'

type Props = {
  kind: FolderKind
  /** Whether it has a file already, which another one would follow. */
  replaces?: boolean
  /** Whether its person is asked: of one that exists they stay. */
  asksPerson?: boolean
}

/** What is written of a document, beside its file. */
export function DocumentFields({ kind, replaces = false, asksPerson = false }: Props) {
  const folderId: unknown = useValue('folderId')
  return (
    <>
      <Field of={Document} name="folderId" source={folderSource(kind)} wide autoFocus />
      {asksPerson && <Field of={Document} name="userId" required wide />}
      <Field of={Document} name="typeId" source={typeSource} />
      <Field of={Document} name="expiresOn" />
      <Field of={Document} name="name" wide />
      <FilePick
        label={replaces ? 'Archivo nuevo' : 'Archivo'}
        help={
          typeof folderId === 'string'
            ? 'PDF, Word, Excel o imagen, hasta 10 MB'
            : 'Elija antes la carpeta'
        }
        accept=".pdf,.docx,.xlsx,.jpg,.jpeg,.png"
        required={!replaces}
        disabled={typeof folderId !== 'string'}
        about={{ relatedType: 'document', relatedId: String(folderId) }}
      />
    </>
  )
}
