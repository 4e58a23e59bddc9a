import { EditOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { type ReactNode, useState } from 'react'
import type { Entity, FieldName } from '#platform/model/entity.ts'
import type { Action } from '../useAction.ts'
import { Panel } from './Figures.tsx'
import type { OfferedDay } from './SinceDialog.tsx'
import { type FormValues, SectionForm } from './SectionForm.tsx'
import { Facts } from './values.tsx'

type Props<E extends Entity, Variables, Data> = {
  of: E
  title: string
  text?: ReactNode
  /** The fields as they are read, and those whose values the form begins with. */
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
  const [editing, setEditing] = useState(proposed !== undefined)
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
            initial={initialOf(names, { ...row, ...proposed })}
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

const initialOf = <N extends string>(
  names: readonly N[],
  row: Readonly<Partial<Record<N, unknown>>>,
) => Object.fromEntries(names.map((name) => [name, row[name] ?? undefined]))
