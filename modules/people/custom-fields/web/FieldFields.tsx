import { Field } from '#platform/web/kit/form/Field.tsx'
import { Section } from '#platform/web/kit/form/FormPage.tsx'
import { useValue } from '#platform/web/kit/form/form-hooks.tsx'
import { hasOptions, UserField } from '../model/user-field.ts'

/** What a field is, and who sees and writes what people have in it. */
export function FieldFields() {
  const type = useValue('type')
  return (
    <>
      <Section>
        <Field of={UserField} name="title" autoFocus />
        <Field of={UserField} name="code" />
        <Field of={UserField} name="type" />
        <Field of={UserField} name="help" />
        {hasOptions(type) && <Field of={UserField} name="options" wide rows={5} required />}
        <Field of={UserField} name="required" />
        <Field of={UserField} name="dated" />
      </Section>
      <Section title="Quién lo ve">
        <Field of={UserField} name="worker" />
        <Field of={UserField} name="managers" />
        <Field of={UserField} name="reserved" />
        <Field of={UserField} name="listed" />
      </Section>
    </>
  )
}
