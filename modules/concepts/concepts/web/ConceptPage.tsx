import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { changedOf } from '#platform/web/draft/changed-fields.ts'
import type { Document } from '#platform/web/api/graphql.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { DetailPage } from '#platform/web/kit/record/DetailPage.tsx'
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx'
import { FormPage } from '#platform/web/kit/form/FormPage.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { type FormValues, SectionForm, useHasDraft } from '#platform/web/kit/form/SectionForm.tsx'
import { useScreen } from '#platform/web/screen/screen-context.ts'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import type { ConceptKind } from '#modules/concepts/concept-library/model/uses.ts'
import { useCode, useFirstMonth } from './form.ts'
import { HistoryPanel } from './HistoryPanel.tsx'
import { kindOf } from './kinds.ts'
import { OriginTag, Universal } from './parts.tsx'
import { UsesPanel } from './UsesPanel.tsx'

type Concept = {
  id: string | null
  code: string
  title: string
  origin: string
  version: number | null
}

type Saved = { data?: { code: string } | null } | null
type Saving<Result> = Document<Result, { input: never }>

type Documents<Row> = {
  list: Document<Record<string, { rows: readonly Row[] }>, { filter: { code: string } }>
  create: Saving<Record<string, Saved>>
  update: Saving<unknown>
  remove: Document<unknown, { input: { id: string } }>
}

type Props<Row extends Concept> = {
  kind: ConceptKind
  documents: Documents<Row>
  /** The fields that are corrected. */
  names: readonly string[]
  /** The values that its form begins with; those of a new one without a row. */
  valuesOf: (row: NoInfer<Row> | undefined) => FormValues
  /** What a new one begins with besides, copied or not. */
  fresh: (copied: NoInfer<Row> | undefined) => FormValues
  /** Under the title of a new one that is no copy. */
  context?: ReactNode
  fields: (isNew: boolean) => ReactNode
  /** What of the values is sent, where it is not only what differs. */
  changes?: (start: FormValues, values: FormValues) => Record<string, unknown>
  /** Asked before it is removed. */
  confirm?: string
  /** Why it cannot be removed now. */
  used?: (row: NoInfer<Row>) => string | undefined
  /** Its formula opens in the studio. */
  inStudio?: boolean
  /** What else is done to one of the company. */
  actions?: (row: NoInfer<Row>) => ReactNode
  /** How many people have it, where it is people's. */
  people?: (row: NoInfer<Row>) => number | null
  /** The concept as it is read. */
  children: (row: NoInfer<Row>) => ReactNode
}

/** The concept of the address: read, changed from a month on, or written anew or as a copy. */
export function ConceptPage<Row extends Concept>(props: Props<Row>) {
  const { wanted, isNew } = useCode()
  const month = useFirstMonth()
  const asked = { filter: { code: wanted } }
  const found = useDetail(props.documents.list, asked, { enabled: wanted !== '' })
  const row = Object.values(found.data ?? {})[0]?.rows[0]
  const screen = useScreen()
  if (found.error) return <LoadProblem error={found.error} retry={found.reload} page />
  if (found.loading || month === undefined) return <PageSkeleton />
  if (isNew) return <New {...props} copied={row} month={month} />
  if (row) return <One {...props} row={row} month={month} />
  const { title, text } = kindOf(props.kind).missing
  return (
    <section>
      <PageHeader title={screen?.label ?? title} />
      <EmptyState title={title}>{text}</EmptyState>
    </section>
  )
}

type NewProps<Row extends Concept> = Props<Row> & { copied: Row | undefined; month: number }

function New<Row extends Concept>(props: NewProps<Row>) {
  const { kind, documents, valuesOf, fresh, context, fields, copied, month } = props
  const navigate = useNavigate()
  const { words, list, pageOf } = kindOf(kind)
  const create = useAction(documents.create, {
    done: words.created,
    after: ({ code }) => void navigate(pageOf(code)),
  })
  return (
    <FormPage
      title={copied ? `Copia de ${copied.title}` : words.new}
      context={!copied && context}
      action={create}
      initial={{ ...valuesOf(copied), validFrom: month, editable: true, ...fresh(copied) }}
      cancel={list}
      submit={words.create}
      draft={['nueva', copied?.code].join(' ')}
    >
      {fields(true)}
    </FormPage>
  )
}

/** The name of its draft. */
const DRAFT = 'editar'

type OneProps<Row extends Concept> = Props<Row> & { row: Row; month: number }

/** One concept: edited already when something typed was not saved. */
function One<Row extends Concept>(props: OneProps<Row>) {
  const { kind, documents, names, valuesOf, fields, row, month, children } = props
  const [editing, setEditing] = useState(useHasDraft(DRAFT))
  const end = () => setEditing(false)
  const update = useAction(documents.update, { done: kindOf(kind).words.saved, after: end })
  const start = { ...valuesOf(row), validFrom: month }
  const changes = (values: FormValues) =>
    props.changes?.(start, values) ?? changedOf(names, start, values)
  return (
    <DetailPage
      title={row.title}
      context={
        <>
          <code>{row.code}</code> <OriginTag origin={row.origin} />
        </>
      }
      actions={!editing && <Actions {...props} onEdit={() => setEditing(true)} />}
    >
      {editing ? (
        <SectionForm
          action={update}
          more={{ id: row.id, version: row.version }}
          initial={start}
          toInput={(values) => ({ ...changes(values), validFrom: values['validFrom'] })}
          cancel={end}
          draft={DRAFT}
        >
          {fields(false)}
        </SectionForm>
      ) : (
        <>
          {row.id === null && <Universal origin={row.origin} />}
          {children(row)}
          <Around {...props} />
        </>
      )}
    </DetailPage>
  )
}

type ActionsProps<Row extends Concept> = OneProps<Row> & { onEdit: () => void }

/** Copying serves for all; changing and removing only for what is of the company. */
function Actions<Row extends Concept>(props: ActionsProps<Row>) {
  const { kind, documents, inStudio = false, row, used, actions, onEdit } = props
  const { confirm = 'Deja de existir. No se puede deshacer.' } = props
  const { service, words, list, copyOf } = kindOf(kind)
  const remove = useAction(documents.remove, { done: words.removed, after: list })
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
      <ActionButton permission={`${service}.create`} to={copyOf(code)}>
        Copiar
      </ActionButton>
      {id !== null && (
        <>
          {actions?.(row)}
          <ActionButton
            danger
            permission={`${service}.delete`}
            disabled={used?.(row)}
            confirm={confirm}
            onClick={() => remove.run({ input: { id } })}
          >
            Eliminar
          </ActionButton>
          <ActionButton look="primary" permission={`${service}.update`} onClick={onEdit}>
            Editar
          </ActionButton>
        </>
      )}
    </>
  )
}

/** What names it, and how it was before. */
function Around<Row extends Concept>({ kind, row, people }: OneProps<Row>) {
  const { code } = row
  return (
    <>
      {people ? (
        <UsesPanel kind={kind} code={code} people={people(row)} />
      ) : (
        row.id !== null && <UsesPanel kind={kind} code={code} />
      )}
      <HistoryPanel kind={kind} code={code} />
    </>
  )
}
