import { Field } from '#platform/web/kit/Field.tsx'
import { Section } from '#platform/web/kit/FormPage.tsx'
import { useValue } from '#platform/web/kit/form-hooks.tsx'
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

/** The file of a template; a text has more to decide than a workbook. */
export function TemplateFields() {
  const isText = useValue('file') === 'TEXT'
  return (
    <Section>
      <Field of={BankTemplate} name="name" autoFocus />
      <Field of={BankTemplate} name="bankCode" options={banks} />
      <Field of={BankTemplate} name="file" />
      {isText && (
        <>
          <Field of={BankTemplate} name="separator" />
          <Field of={BankTemplate} name="encoding" />
          <Field of={BankTemplate} name="lineEnd" />
        </>
      )}
      <Field of={BankTemplate} name="heads" />
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
