import { EditOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { type ReactNode, useState } from 'react'
import type { Entity, FieldName } from '#platform/model/entity.ts'
import type { Action } from '#platform/web/api/useAction.ts'
import { Panel } from '../text/Figures.tsx'
import { draftAt } from '#platform/web/draft/drafts.ts'
import type { OfferedDay } from './SinceDialog.tsx'
import { type FormValues, SectionForm, usePlace } from './SectionForm.tsx'
import { Facts } from '../text/values.tsx'

type Props<E extends Entity, Variables, Data> = {
  of: E
  title: string
  text?: ReactNode
  /** The fields as they are read. */
  names: readonly FieldName<E>[]
  row: Readonly<Partial<Record<FieldName<E>, unknown>>>
  /** What to show for a field instead of its own value, such as the name behind a code. */
  show?: Partial<Record<FieldName<E>, ReactNode>>
  /** Instead of the values: they are not for this reader, or not yet. */
  closed?: ReactNode
  /** Values that somebody brings from elsewhere: the form opens with them, and nothing is saved. */
  proposed?: Readonly<Partial<Record<FieldName<E>, unknown>>> | undefined
  /** How it is changed; without it there is no button. */
  edit?: {
    action: Action<Variables, Data>
    /** Parts of the input that no field shows. */
    more: Record<string, unknown>
    /** The fields of the form. */
    fields: ReactNode
    /** Asks «¿Desde cuándo rige?» and sends the answer under this name. */
    since?: string
    /** A day offered there besides today. */
    offered?: OfferedDay | undefined
    /** What the change does to what is done already, said under that question. */
    consequence?: (variables: Variables) => ReactNode
    toInput?: (values: FormValues) => Record<string, unknown>
  }
}

/** Part of a record: read as facts and, on «Editar», changed in its own place and saved alone. */
export function EditableSection<E extends Entity, Variables, Data>(
  props: Props<E, Variables, Data>,
) {
  const { of, title, text, names, row, show, closed, edit, proposed } = props
  const draft = [title, ...(edit?.more['id'] === undefined ? [] : [String(edit.more['id'])])].join(
    ' ',
  )
  const place = usePlace(draft)
  // What was left half written is open again.
  const [editing, setEditing] = useState(
    () => proposed !== undefined || (edit !== undefined && draftAt(place) !== undefined),
  )
  const mayEdit = edit !== undefined && closed === undefined && !editing
  const button = (
    <Button
      size="small"
      icon={<EditOutlined aria-hidden />}
      aria-label={`Editar ${title.toLowerCase()}`}
      onClick={() => setEditing(true)}
    >
      Editar
    </Button>
  )
  return (
    <Panel title={title} {...(text ? { text } : {})} {...(mayEdit ? { action: button } : {})}>
      {closed ??
        (editing && edit ? (
          <SectionForm
            action={edit.action}
            more={edit.more}
            draft={draft}
            initial={initialOf(of, { ...row, ...proposed })}
            cancel={() => setEditing(false)}
            onDone={() => setEditing(false)}
            {...(edit.since ? { since: edit.since } : {})}
            offered={edit.offered}
            {...(edit.consequence ? { consequence: edit.consequence } : {})}
            {...(edit.toInput ? { toInput: edit.toInput } : {})}
          >
            <div className="mg-fields">{edit.fields}</div>
          </SectionForm>
        ) : (
          <Facts of={of} row={row} names={names} {...(show ? { show } : {})} />
        ))}
    </Panel>
  )
}

/** Everything that is known of the row: a field that appears while one edits has its value too. */
const initialOf = <E extends Entity>(of: E, row: Readonly<Partial<Record<string, unknown>>>) =>
  Object.fromEntries(Object.keys(of.fields).map((name) => [name, row[name] ?? undefined]))
