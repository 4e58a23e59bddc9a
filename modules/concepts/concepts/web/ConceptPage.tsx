import { type ReactNode, useState } from 'react'
import { ActionButton } from '#platform/web/kit/ActionButton.tsx'
import { DetailPage } from '#platform/web/kit/DetailPage.tsx'
import { EmptyState } from '#platform/web/kit/EmptyState.tsx'
import { PageSkeleton } from '#platform/web/kit/PageSkeleton.tsx'
import {
  type FormAction,
  type FormValues,
  SectionForm,
  useHasDraft,
} from '#platform/web/kit/SectionForm.tsx'
import { pathTo } from '#platform/web/screens.ts'
import { useCode, useFirstMonth } from './form.ts'
import { OriginTag, Universal } from './parts.tsx'

type Concept = {
  id: string | null
  code: string
  title: string
  origin: string
  version: number | null
}

type PageProps<Row> = {
  loading: boolean
  row: Row | undefined
  /** What is said when no concept has the code of the address: title and what to do. */
  missing: readonly [title: string, text: string]
  fresh: (copied: Row | undefined, month: number) => ReactNode
  one: (row: Row, month: number) => ReactNode
}

/** The concept of the address, or a new one, perhaps begun as a copy. */
export function ConceptPage<Row>({ loading, row, missing, fresh, one }: PageProps<Row>) {
  const { wanted, isNew } = useCode()
  const month = useFirstMonth()
  if ((wanted !== '' && loading) || month === undefined) return <PageSkeleton />
  if (isNew) return fresh(row, month)
  const [title, text] = missing
  return row ? one(row, month) : <EmptyState title={title}>{text}</EmptyState>
}

/** The name of its draft. */
const DRAFT = 'editar'

type Editing = { on: boolean; begin: () => void; end: () => void }

/** Whether the concept is read or edited; edited already when something typed was not saved. */
export function useEditing(): Editing {
  const [on, setOn] = useState(useHasDraft(DRAFT))
  return { on, begin: () => setOn(true), end: () => setOn(false) }
}

type OneProps<Variables, Data> = {
  row: Concept
  editing: Editing
  action: FormAction<Variables, Data>
  initial: FormValues
  /** What of the values of the fields is sent, besides the month from which it holds. */
  changes: (values: FormValues) => Record<string, unknown>
  actions: ReactNode
  fields: ReactNode
  /** The concept as it is read. */
  children: ReactNode
}

/** One concept: read, or changed from a month on. */
export function OneConcept<Variables, Data>(props: OneProps<Variables, Data>) {
  const { row, editing, action, initial, changes, actions, fields, children } = props
  return (
    <DetailPage
      title={row.title}
      context={
        <>
          <code>{row.code}</code> <OriginTag origin={row.origin} />
        </>
      }
      actions={!editing.on && actions}
    >
      {editing.on ? (
        <SectionForm
          action={action}
          more={{ id: row.id, version: row.version }}
          initial={initial}
          toInput={(values) => ({ ...changes(values), validFrom: values['validFrom'] })}
          cancel={editing.end}
          draft={DRAFT}
        >
          {fields}
        </SectionForm>
      ) : (
        <>
          {row.id === null && <Universal origin={row.origin} />}
          {children}
        </>
      )}
    </DetailPage>
  )
}

type ActionsProps = {
  row: Concept
  of: 'items' | 'formulas' | 'tables' | 'variables'
  /** The address of a new one. */
  anew: string
  inStudio?: boolean
  remove: { run: (variables: { input: { id: string } }) => unknown }
  /** Asked before it is removed. */
  confirm: string
  /** Why it cannot be removed now. */
  used?: string | undefined
  onEdit: () => void
  /** What else is done to one of the company. */
  children?: ReactNode
}

/** Copying serves for all; changing and removing only for what is of the company. */
export function ConceptActions(props: ActionsProps) {
  const { row, of, anew, inStudio = false, remove, confirm, used, onEdit, children } = props
  const { id, code } = row
  return (
    <>
      {inStudio && (
        <ActionButton
          permission="formulas.read"
          to={pathTo('maintenance-payroll/estudio/:code', { code })}
        >
          Abrir en el estudio
        </ActionButton>
      )}
      <ActionButton permission={`${of}.create`} to={`${anew}?desde=${code}`}>
        Copiar
      </ActionButton>
      {id !== null && (
        <>
          {children}
          <ActionButton
            danger
            permission={`${of}.delete`}
            disabled={used}
            confirm={confirm}
            onClick={() => remove.run({ input: { id } })}
          >
            Eliminar
          </ActionButton>
          <ActionButton look="primary" permission={`${of}.update`} onClick={onEdit}>
            Editar
          </ActionButton>
        </>
      )}
    </>
  )
}
