import { TicksField } from '#platform/web/kit/form/BareField.tsx'
import { Field } from '#platform/web/kit/form/Field.tsx'
import { linesOf } from '../model/user-field.ts'
import { type entityOfFields, inputName, type Typed } from '../model/values.ts'

type Props = { field: Typed; of: ReturnType<typeof entityOfFields> }

/** What a person has in a field, as it is written; a file is picked elsewhere. */
export function TypedField({ field, of }: Props) {
  const { title, code, type, options, required } = field
  const name = inputName(code)
  if (type === 'CHOICES') {
    const lines = linesOf(options).map((line) => ({ value: line, label: line }))
    return <TicksField name={name} label={title} options={lines} optional={!required} />
  }
  return <Field of={of} name={name} />
}
