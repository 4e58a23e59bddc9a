import { ccafs, mutuals } from '#chile/catalogues.ts'
import { Field, FieldList } from '#platform/web/kit/form/Field.tsx'
import { Section } from '#platform/web/kit/form/FormPage.tsx'
import { Business } from '../model/business.ts'
import { Representatives } from './Representatives.tsx'
import { useCommunes } from './useCommunes.ts'

/** The fields of the form, in the order in which they are asked and sent. */
export const businessFields = [
  'name',
  'businessName',
  'rut',
  'businessField',
  'activityCode',
  'status',
  'usePayroll',
  'address',
  'communeCode',
  'phone',
  'email',
  'mutualCode',
  'ccafCode',
  'baseAccidentabilityRate',
  'accidentabilityRate',
  'sannaRate',
  'representatives',
] as const

/** What a new razón social starts with: the rates of the law and the usual state. */
export const usualBusiness = {
  status: 'ACTIVE',
  usePayroll: true,
  baseAccidentabilityRate: '0.90',
  accidentabilityRate: '0',
  sannaRate: '0.03',
}

const named = (rows: readonly { code: string; name: string }[]) =>
  rows.map(({ code, name }) => ({ value: code, label: name }))

/** Boxes that no longer exist are known but not offered. */
export const ccafOptions = named(ccafs.filter(({ lre }) => lre !== null))
export const mutualOptions = named(mutuals)

/** A razón social as a form, for a new one and for one that is corrected. */
export function BusinessFields() {
  const communes = useCommunes()
  return (
    <>
      <Section title="Identificación">
        <Field of={Business} name="businessName" autoFocus help="Como está en el SII" />
        <Field
          of={Business}
          name="name"
          label="Nombre corto"
          help="Como se la llama en la empresa"
        />
        <FieldList of={Business} names={['rut', 'status', 'businessField', 'activityCode']} />
        <Field
          of={Business}
          name="usePayroll"
          help="Se abren meses, se calculan liquidaciones y se declara"
        />
      </Section>
      <Section title="Contacto">
        <Field of={Business} name="address" />
        <Field of={Business} name="communeCode" options={communes} />
        <FieldList of={Business} names={['phone', 'email']} />
      </Section>
      <Section title="Seguridad social" text="Lo que la razón social paga además de los sueldos.">
        <Field of={Business} name="mutualCode" options={mutualOptions} />
        <Field of={Business} name="ccafCode" options={ccafOptions} />
        <FieldList
          of={Business}
          names={['baseAccidentabilityRate', 'accidentabilityRate', 'sannaRate']}
        />
      </Section>
      <Representatives />
    </>
  )
}
