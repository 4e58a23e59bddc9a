import { Alert } from 'antd'
import { useState } from 'react'
import { exceptions, isExceptionCode, isOfOnePerson } from '#access/exceptions.ts'
import { EndException, GiveException } from '#generated/operations/company-services.ts'
import { Field, FieldList } from '#platform/web/kit/form/Field.tsx'
import { Section } from '#platform/web/kit/form/FormPage.tsx'
import { FormDialog, type OpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import type { FormValues } from '#platform/web/kit/form/SectionForm.tsx'
import { today } from '#platform/web/look/today.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { CompanyException } from '../model/exception.ts'
import { PersonField } from './PersonField.tsx'
import type { ExceptionRow } from './types.ts'

type GiveProps = { companyId: string; form: OpenForm }

/**
 * Agrees an exception with a company: which one, its first and last day, the reason and, if it is
 * limited to some people, who they are.
 */
export function GiveDialog({ companyId, form }: GiveProps) {
  const give = useAction(GiveException, { done: 'Excepción acordada' })
  const initial = { since: today() }
  const [values, setValues] = useState<FormValues>(initial)
  const code = values['code']
  const ofOnePerson = isExceptionCode(code) && isOfOnePerson(code)
  return (
    <FormDialog
      title="Acordar una excepción"
      width={640}
      action={give}
      initial={initial}
      more={{ companyId }}
      toInput={({ userId, ...rest }) => ({ ...rest, userId: ofOnePerson ? userId : null })}
      submit="Acordar"
      form={form}
      onChange={setValues}
    >
      <Section>
        <Field of={CompanyException} name="code" wide autoFocus />
        {isExceptionCode(code) && <Meaning code={code} />}
        {ofOnePerson && <PersonField companyId={companyId} />}
        <FieldList of={CompanyException} names={['since', 'until']} />
        <Field of={CompanyException} name="reason" wide rows={3} />
      </Section>
    </FormDialog>
  )
}

/**
 * The text people will read when the exception gives or denies them something, and the people it
 * names by default.
 */
function Meaning({ code }: { code: keyof typeof exceptions }) {
  const { why, named } = exceptions[code]
  const numbers = named.length === 1 ? `la empresa ${named[0]}` : `las empresas ${named.join(', ')}`
  return (
    <Alert
      className="mg-span"
      type="info"
      showIcon
      title={`«${why}»`}
      description={`Es lo que leerá a quien afecte. El producto la previó para ${numbers}.`}
    />
  )
}

type EndProps = { companyId: string; exception: ExceptionRow; form: OpenForm }

/** Says until when an exception holds; one that has not begun is taken back. */
export function EndDialog({ companyId, exception, form }: EndProps) {
  const { id, version, label, since } = exception
  const end = useAction(EndException, { done: 'Término guardado' })
  return (
    <FormDialog
      title={`Terminar: ${label}`}
      width={480}
      action={end}
      more={{ id, companyId, version }}
      initial={{ until: today() }}
      toInput={({ until }) => ({ until })}
      submit="Terminar"
      form={form}
    >
      <Section>
        <Field of={CompanyException} name="until" wide autoFocus />
      </Section>
      {since > today() && (
        <Alert
          type="info"
          showIcon
          title="Aún no comienza: si termina antes de comenzar, se retira."
        />
      )}
    </FormDialog>
  )
}
