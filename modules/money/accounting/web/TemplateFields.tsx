import { FileFields } from '#platform/web/file-template/FileFields.tsx'
import { Field, FieldList } from '#platform/web/kit/form/Field.tsx'
import { Section } from '#platform/web/kit/form/FormPage.tsx'
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

/** What a template says of its file, and the codes of its reader. */
export function TemplateFields() {
  return (
    <Section>
      <FieldList of={AccountingTemplate} names={['name', 'detail']} autoFocus />
      <FileFields of={AccountingTemplate} />
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
