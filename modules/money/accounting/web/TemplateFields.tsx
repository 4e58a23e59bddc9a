import { Field } from '#platform/web/kit/Field.tsx'
import { Section } from '#platform/web/kit/FormPage.tsx'
import { useValue } from '#platform/web/kit/form-hooks.tsx'
import { AccountingTemplate } from '../model/entry-template.ts'

export const templateFields = [
  'name',
  'detail',
  'file',
  'separator',
  'encoding',
  'lineEnd',
  'heads',
  'blankZeros',
  'sideCodes',
  'auxiliaryCodes',
] as const

/** The file of a template; a text has more to decide than a workbook. */
export function TemplateFields() {
  const isText = useValue('file') === 'TEXT'
  return (
    <Section>
      <Field of={AccountingTemplate} name="name" autoFocus />
      <Field of={AccountingTemplate} name="detail" />
      <Field of={AccountingTemplate} name="file" />
      {isText && (
        <>
          <Field of={AccountingTemplate} name="separator" />
          <Field of={AccountingTemplate} name="encoding" />
          <Field of={AccountingTemplate} name="lineEnd" />
        </>
      )}
      <Field of={AccountingTemplate} name="heads" />
      <Field of={AccountingTemplate} name="blankZeros" />
      <Field of={AccountingTemplate} name="sideCodes" wide help="DEBE=D y HABER=H, uno por línea" />
      <Field
        of={AccountingTemplate}
        name="auxiliaryCodes"
        wide
        help="Uno por línea, como HABITAT=98000100-8. De las AFP se usa su RUT."
      />
    </Section>
  )
}
