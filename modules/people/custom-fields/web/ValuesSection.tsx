import { Button } from 'antd'
import type { ReactNode } from 'react'
import { OpenUserFieldFile, UpdateUserFieldData } from '#generated/operations/custom-fields.ts'
import { openFile } from '#platform/web/api/files.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { EditableSection } from '#platform/web/kit/form/EditableSection.tsx'
import { FilePick } from '#platform/web/kit/form/FilePick.tsx'
import { Nothing } from '#platform/web/kit/text/values.tsx'
import { formatDate } from '#platform/web/look/format.ts'
import { entityOfFields, inputName } from '../model/values.ts'
import { changesOf, typedValue } from './form-values.ts'
import { TypedField } from './TypedField.tsx'
import type { ValueRow } from './types.ts'

type Props = {
  title: string
  userId: string
  rows: readonly ValueRow[]
  isOwn: boolean
  closed?: ReactNode
}

/** Some fields of a person: read as facts, with what held before, and edited in their place. */
export function ValuesSection({ title, userId, rows, isOwn, closed }: Props) {
  const save = useAction(UpdateUserFieldData, { done: 'Datos guardados' })
  const held = rows.filter(({ current }) => current)
  const mine = held.filter(({ mayEdit }) => mayEdit)
  const of = entityOfFields(held.map(({ field }) => field))
  const names = held.map(({ field }) => inputName(field.code))
  const initial = Object.fromEntries(
    held.map((row) => [inputName(row.field.code), typedValue(row)]),
  )
  const show = Object.fromEntries(
    held.map((row) => [
      inputName(row.field.code),
      <Shown key={row.fieldId} row={row} all={rows} />,
    ]),
  )
  const isDated = mine.some(({ field }) => field.dated)
  return (
    <EditableSection
      of={of}
      title={title}
      {...(isOwn ? { text: 'Lo que la empresa guarda además de sus datos.' } : {})}
      names={names}
      row={initial}
      show={show}
      closed={closed}
      {...(mine.length > 0
        ? {
            edit: {
              action: save,
              more: { userId },
              fields: mine.map((row) => (
                <Typed key={row.fieldId} row={row} of={of} userId={userId} />
              )),
              toInput: (values: Readonly<Record<string, unknown>>) => ({
                values: changesOf(mine, values),
              }),
              ...(isDated ? { since: 'date' } : {}),
            },
          }
        : {})}
    />
  )
}

type TypedProps = { row: ValueRow; of: ReturnType<typeof entityOfFields>; userId: string }

function Typed({ row, of, userId }: TypedProps) {
  const { title, code, type, help } = row.field
  if (type !== 'FILE') return <TypedField field={row.field} of={of} />
  return (
    <FilePick
      label={title}
      {...(help ? { help } : {})}
      replaces={row.reference !== null}
      field={`${inputName(code)}Id`}
      about={{ relatedType: 'userFieldData', relatedId: userId }}
    />
  )
}

/** What holds today, and under it what held before or will. */
function Shown({ row, all }: { row: ValueRow; all: readonly ValueRow[] }) {
  const open = useAction(OpenUserFieldFile, { after: openFile, quiet: true, keepCache: true })
  const { id, fieldId, words, reference, date } = row
  const others = all.filter((one) => one.fieldId === fieldId && !one.current)
  return (
    <>
      {reference && id ? (
        <Button size="small" onClick={() => open.run({ input: { id } })}>
          {words}
        </Button>
      ) : (
        (words ?? <Nothing />)
      )}
      {date && <span className="soft cf-earlier">Desde el {formatDate(date)}</span>}
      {others.map((other) => (
        <span key={other.id} className="soft cf-earlier">
          {other.date && `Desde el ${formatDate(other.date)}: `}
          {other.words ?? 'sin dato'}
        </span>
      ))}
    </>
  )
}
