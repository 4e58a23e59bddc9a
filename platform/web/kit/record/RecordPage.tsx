import { type ReactNode, useState } from 'react'
import { useParams } from 'react-router'
import type { Permission, Word } from '#access/services.ts'
import type { Entity, FieldName } from '#platform/model/entity.ts'
import { inWords, type Noun } from '#platform/model/noun.ts'
import { changedOf } from '#platform/web/draft/changed-fields.ts'
import type { Document } from '#platform/web/api/graphql.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { ActionButton } from '../text/ActionButton.tsx'
import { DetailPage } from './DetailPage.tsx'
import { type FormValues, SectionForm, useHasDraft } from '../form/SectionForm.tsx'
import { Facts } from '../text/values.tsx'

type Stored = {
  readonly id: string
  readonly version: number
  /** Why it is not removed, where the server says it with the row (`keeps` of `crud`). */
  readonly kept?: string | null
}
type Saving = Document<unknown, { input: never }>

/** The documents of a record, as `crud` registers them: generated/catalogues.ts. */
type Documents<Row> = {
  one: Document<Record<string, Row>, { input: { id: string } }>
  update?: Saving
  remove?: Saving
}

type Props<E extends Entity, Row extends Stored> = {
  of: E
  documents: Documents<Row>
  /** The service of its permissions: `syndicates` needs `syndicates.update` and `.delete`. */
  service: Word
  noun: Noun
  /** The address of the list, which opens after a removal. */
  list: string
  titleOf: (row: NoInfer<Row>) => string
  contextOf?: (row: NoInfer<Row>) => ReactNode
  /** The name in the question before its removal; without it, the title. */
  calledOf?: (row: NoInfer<Row>) => string
  /** Why it cannot be removed, where the row does not say it itself. */
  kept?: (row: NoInfer<Row>) => string | undefined
  /**
   * Its data on this page, read and corrected in place; without this, its data are on its tabs.
   */
  data?: {
    names: readonly FieldName<E>[]
    show?: (row: NoInfer<Row>) => Partial<Record<FieldName<E>, ReactNode>>
    /** The names of the form's fields, and the form. */
    fields: readonly FieldName<E>[]
    form: ReactNode
    /** The values that the form begins with, where they are not those of the row. */
    initial?: (row: NoInfer<Row>) => FormValues
  }
  /** Further buttons, before the usual ones. */
  actions?: (row: NoInfer<Row>) => ReactNode
  /**
   * The record stays on the screen while it loads again, and its tabs read it with
   * useOutletContext().
   */
  shared?: boolean
  children?: (row: NoInfer<Row>) => ReactNode
}

/**
 * One record on its page: its title and its data, corrected in place with draft and conflict, and
 * its removal or the reason against it.
 */
export function RecordPage<E extends Entity, Row extends Stored>(props: Props<E, Row>) {
  const { documents, noun, data, shared = false, children } = props
  const { id = '' } = useParams()
  const detail = useDetail(documents.one, { input: { id } }, { keep: shared })
  const row = Object.values(detail.data ?? {})[0]
  const [editing, setEditing] = useState(useHasDraft(noun.one))
  return (
    <DetailPage
      title={row ? props.titleOf(row) : ''}
      context={row && props.contextOf?.(row)}
      loading={detail.loading}
      error={detail.error}
      retry={detail.reload}
      actions={row && !editing && <Actions {...props} row={row} edit={() => setEditing(true)} />}
      {...(shared ? { share: row } : {})}
    >
      {row && data && (
        <Data {...props} data={data} row={row} editing={editing} close={() => setEditing(false)} />
      )}
      {row && children?.(row)}
    </DetailPage>
  )
}

/** Takes the place of a missing operation: nothing on the page leads to it. */
const NOTHING = '' as Saving

/** The kit may cast: the page's documents show that the service has the action. */
const may = (service: Word, act: 'update' | 'delete') => `${service}.${act}` as Permission

type ActionsProps<E extends Entity, Row extends Stored> = Props<E, Row> & {
  row: Row
  edit: () => void
}

function Actions<E extends Entity, Row extends Stored>(props: ActionsProps<E, Row>) {
  const { documents, service, noun, list, row, calledOf = props.titleOf } = props
  const remove = useAction(documents.remove ?? NOTHING, {
    done: inWords(noun).removed,
    after: list,
  })
  return (
    <>
      {documents.remove && (
        <ActionButton
          danger
          permission={may(service, 'delete')}
          disabled={props.kept?.(row) ?? row.kept ?? undefined}
          confirm={`${calledOf(row)} deja de existir. No se puede deshacer.`}
          onClick={() => remove.run({ input: { id: row.id } as never })}
        >
          Eliminar
        </ActionButton>
      )}
      {props.actions?.(row)}
      {props.data && documents.update && (
        <ActionButton permission={may(service, 'update')} onClick={props.edit}>
          Editar
        </ActionButton>
      )}
    </>
  )
}

type DataProps<E extends Entity, Row extends Stored> = Props<E, Row> & {
  data: NonNullable<Props<E, Row>['data']>
  row: Row
  editing: boolean
  close: () => void
}

function Data<E extends Entity, Row extends Stored>(props: DataProps<E, Row>) {
  const { of, documents, noun, data, row, editing, close } = props
  const update = useAction(documents.update ?? NOTHING, { done: inWords(noun).saved, after: close })
  const show = data.show?.(row)
  if (!editing) {
    const read = row as Readonly<Partial<Record<FieldName<E>, unknown>>>
    return <Facts of={of} row={read} names={data.names} {...(show ? { show } : {})} />
  }
  const initial = data.initial?.(row) ?? { ...row }
  return (
    <SectionForm
      action={update}
      more={{ id: row.id, version: row.version }}
      initial={initial}
      toInput={(values) => changedOf(data.fields, initial, values)}
      cancel={close}
      draft={noun.one}
    >
      {data.form}
    </SectionForm>
  )
}
