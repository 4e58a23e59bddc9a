import { useState } from 'react'
import {
  ChangeDocumentState,
  DeleteDocument,
  OpenDocument,
} from '#generated/operations/documents.ts'
import { openFile } from '#platform/web/api/files.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import type { RowAction } from '#platform/web/kit/list/RowActions.tsx'
import { ActDialog, actionOf, confirmedActionOf } from '#platform/web/kit/record/StateMachine.tsx'
import { Document } from '../model/document.ts'
import { type DocumentAct, documentStates } from '../model/states.ts'
import { DetailDialog } from './DetailDialog.tsx'
import { EditDialog } from './DocumentDialogs.tsx'
import { useSendToSign } from './send-to-sign.tsx'
import type { Row } from './types.ts'

/** What is done with a document of a list, and the dialogs that do it. */
export function useDocumentActs(rows: readonly Row[]) {
  const [shown, setShown] = useState<string>()
  const sending = useSendToSign()
  const edit = useOpenForm('documento')
  const replace = useOpenForm('reemplazar')
  const annul = useOpenForm('anular')
  const open = useAction(OpenDocument, { after: openFile, quiet: true, keepCache: true })
  const change = useAction(ChangeDocumentState, { done: 'Documento guardado' })
  const remove = useAction(DeleteDocument, { done: documentStates.acts.remove.done })
  const rowOf = (key: string | undefined) => rows.find(({ id }) => id === key)
  const act = ({ id, version }: Row, name: DocumentAct) =>
    change.run({ input: { id, version, act: name } })

  const actions = (row: Row): readonly RowAction[] => {
    const standing = { state: row.state, relations: ['other'] as const }
    const own = { label: 'Abrir', onClick: () => open.run({ input: { id: row.id } }) }
    const detail = { label: 'Ver versiones', onClick: () => setShown(row.id) }
    if (row.isOwn) return [own, detail]
    return [
      own,
      detail,
      actionOf(documentStates, 'edit', standing, () => edit.open(row.id)),
      ...(row.userId
        ? [actionOf(documentStates, 'send', standing, () => sending.send([row]))]
        : []),
      confirmedActionOf(documentStates, 'issue', standing, () => act(row, 'ISSUE')),
      actionOf(documentStates, 'replace', standing, () => replace.open(row.id)),
      actionOf(documentStates, 'void', standing, () => annul.open(row.id)),
      {
        ...confirmedActionOf(documentStates, 'remove', standing, () =>
          remove.run({ input: { id: row.id, version: row.version } }),
        ),
        danger: true,
      },
    ]
  }
  const edited = rowOf(edit.key)
  const ending = [
    { name: 'replace', code: 'REPLACE', form: replace },
    { name: 'void', code: 'VOID', form: annul },
  ] as const
  const dialogs = (
    <>
      {edited && <EditDialog row={edited} form={edit} />}
      {ending.map(({ name, code, form }) => {
        const row = rowOf(form.key)
        return (
          row && (
            <ActDialog
              key={name}
              machine={documentStates}
              act={name}
              what="documento"
              lead={`${row.name}.`}
              action={change}
              more={{ id: row.id, version: row.version, act: code }}
              of={Document}
              field="reason"
              form={form}
            />
          )
        )
      })}
      {sending.dialog}
      {shown !== undefined && <DetailDialog id={shown} onClose={() => setShown(undefined)} />}
    </>
  )
  return { actions, dialogs, send: sending.send }
}
