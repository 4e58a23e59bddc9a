import { Field } from '#platform/web/kit/Field.tsx'
import { Section } from '#platform/web/kit/FormPage.tsx'
import { VariableType } from '#modules/concept-library/model/catalogs.ts'
import { Variable } from '#modules/concept-library/model/variable.ts'
import { Since } from './Since.tsx'

const types = VariableType.options.filter(
  ({ value }) => value === 'COMPANY' || value === 'AGREEMENT',
)

export const VariableFields = ({ isNew }: { isNew: boolean }) => (
  <>
    <Section title="Identificación">
      {isNew && <Field of={Variable} name="code" autoFocus />}
      <Field of={Variable} name="title" />
      <Field of={Variable} name="type" options={types} />
      <Field of={Variable} name="subType" />
      <Field of={Variable} name="source" wide />
    </Section>
    <Section title="Valor">
      <Field of={Variable} name="value" />
      <Field of={Variable} name="valueType" />
      <Field of={Variable} name="startDate" />
      <Field of={Variable} name="endDate" />
      <Field of={Variable} name="editable" />
    </Section>
    <Since />
  </>
)
