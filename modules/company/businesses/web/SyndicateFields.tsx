import { useEffect } from 'react'
import { Field, FieldList } from '#platform/web/kit/form/Field.tsx'
import { usePropose, useValue } from '#platform/web/kit/form/form-hooks.tsx'
import { Section } from '#platform/web/kit/form/FormPage.tsx'
import { Syndicate } from '../model/business.ts'

export const syndicateFields = ['name', 'rut', 'feeType', 'feeValue'] as const

const help: Readonly<Record<string, string>> = {
  FIXED: 'Pesos por mes',
  PERCENT: 'Por ciento del sueldo',
  NONE: 'Sin cuota no hay valor',
}

/** A union as a form. The value of the fee follows its kind. */
export function SyndicateFields() {
  const kind = useValue('feeType')
  const propose = usePropose()
  const none = kind === 'NONE'
  useEffect(() => {
    if (none) propose('feeValue', '0')
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [none])
  return (
    <Section>
      <Field of={Syndicate} name="name" autoFocus wide />
      <FieldList of={Syndicate} names={['rut', 'feeType']} />
      <Field of={Syndicate} name="feeValue" disabled={none} help={help[String(kind)]} />
    </Section>
  )
}
