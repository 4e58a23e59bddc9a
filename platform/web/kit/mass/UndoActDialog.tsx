import type { ReactNode } from 'react'
import type { Document } from '#platform/web/api/graphql.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { AskDialog } from '../form/AskDialog.tsx'
import type { ClosedForm } from '../form/FormDialog.tsx'

type Undoing = { input: { id: string; version: number; undoneWhy: string } }

type Props<Result> = {
  title: string
  undo: Document<Result, Undoing>
  /** What is said when it begins. */
  done: string
  row: { id: string; version: number }
  /** Letters of the reason. */
  max: number
  form: ClosedForm
  /** What comes back, and what stays. */
  children: ReactNode
}

/** Asks why an act is undone: the reason stays in the history of each of its people. */
export function UndoActDialog<Result>({ undo, done, row, children, ...dialog }: Props<Result>) {
  const send = useAction(undo, { done })
  const { id, version } = row
  return (
    <AskDialog
      {...dialog}
      okText="Deshacer"
      rows={2}
      busy={send.busy}
      onSend={(undoneWhy) => send.attempt({ input: { id, version, undoneWhy } })}
    >
      <p>{children}</p>
    </AskDialog>
  )
}
