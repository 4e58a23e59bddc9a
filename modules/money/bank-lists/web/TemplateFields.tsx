import { FileFields } from '#platform/web/file-template/FileFields.tsx'
import { Field } from '#platform/web/kit/form/Field.tsx'
import { Section } from '#platform/web/kit/form/FormPage.tsx'
import { BankTemplate } from '../model/template.ts'
import { banks } from './banks.ts'

export const templateFields = [
  'name',
  'bankCode',
  'file',
  'separator',
  'encoding',
  'lineEnd',
  'heads',
  'bankCodes',
  'typeCodes',
  'answerCodes',
] as const

/** What a template says of its file, and the codes of its reader. */
export function TemplateFields() {
  return (
    <Section>
      <Field of={BankTemplate} name="name" autoFocus />
      <Field of={BankTemplate} name="bankCode" options={banks} />
      <FileFields of={BankTemplate} />
      <Field of={BankTemplate} name="bankCodes" wide help="Uno por línea, como 037=37" />
      <Field of={BankTemplate} name="typeCodes" wide help="Uno por línea, como CORRIENTE=CC" />
      <Field
        of={BankTemplate}
        name="answerCodes"
        wide
        help="Lo que el banco responde: uno por línea, como 00=PAGADO o 05=RECHAZADO"
      />
    </Section>
  )
}
