import { Field } from '#platform/web/kit/Field.tsx'
import { Section } from '#platform/web/kit/FormPage.tsx'
import { ItemType } from '#modules/concept-library/model/catalogs.ts'
import { Formula } from '#modules/concept-library/model/formula.ts'
import { Since } from './Since.tsx'
import './concepts.css'

const types = ItemType.options.filter(({ value }) => value !== 'LEGAL_DEDUCTION')

export const FormulaFields = ({ isNew }: { isNew: boolean }) => (
  <>
    <Section title="Fórmula">
      {isNew && <Field of={Formula} name="code" autoFocus />}
      <Field of={Formula} name="title" />
      <Field of={Formula} name="itemType" options={types} />
      <Field of={Formula} name="inputName" />
      <Field of={Formula} name="inputUnit" />
      <Field of={Formula} name="editable" />
      <div className="con-formula-field mg-span">
        <Field of={Formula} name="sourceCode" rows={6} />
      </div>
    </Section>
    <Since />
  </>
)
