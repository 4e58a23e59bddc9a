import { MoveDocuments } from '#generated/operations/documents.ts'
import { counted } from '#chile/counts.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { Field } from '#platform/web/kit/form/Field.tsx'
import { FormDialog, type OpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { notify } from '#platform/web/look/notify.ts'
import type { FolderKind } from '../model/catalogs.ts'
import { Document } from '../model/document.ts'
import { folderSource } from './sources.ts'
import type { Row } from './types.ts'

/** How long moving back is offered. */
const UNDO_MS = 12_000

type Props = { rows: readonly Row[]; kind: FolderKind; form: OpenForm; onDone: () => void }

/** Moves the ticked documents to one folder, and back to where each was while it is offered. */
export function MoveDialog({ rows, kind, form, onDone }: Props) {
  const back = useAction(MoveDocuments, { done: 'Los documentos volvieron a su carpeta' })
  const move = useAction(MoveDocuments, {
    quiet: true,
    after: ({ moved }) => {
      onDone()
      const documents = moved.map(({ id, version, folderId }) => ({ id, version, folderId }))
      if (documents.length === 0) return notify.info('Ya estaban en esa carpeta')
      const what = counted(documents.length, 'documento movido', 'documentos movidos')
      notify.offer(what, {
        label: 'Deshacer',
        ms: UNDO_MS,
        act: () => void back.run({ input: { documents } }),
      })
    },
  })
  return (
    <FormDialog
      title="Mover documentos"
      submit="Mover"
      lead={counted(rows.length, 'documento elegido', 'documentos elegidos')}
      action={move}
      initial={{}}
      toInput={({ folderId }) => ({
        documents: rows.map(({ id, version }) => ({ id, version, folderId })),
      })}
      form={form}
    >
      <Field of={Document} name="folderId" source={folderSource(kind)} wide autoFocus />
    </FormDialog>
  )
}
