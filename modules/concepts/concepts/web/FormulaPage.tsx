import type { FormulasQuery } from '#generated/documents/graphql.ts'
import {
  CreateFormula,
  DeleteFormula,
  Formulas,
  UpdateFormula,
} from '#generated/operations/concepts.ts'
import { Field, FieldList } from '#platform/web/kit/form/Field.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { Section } from '#platform/web/kit/form/FormPage.tsx'
import { Facts } from '#platform/web/kit/text/values.tsx'
import { ItemType } from '#modules/concepts/concept-library/model/catalogs.ts'
import {
  emptyFormula,
  Formula,
  formulaFields,
} from '#modules/concepts/concept-library/model/formula.ts'
import { ConceptPage } from './ConceptPage.tsx'
import { picked, usedByFormulas } from './form.ts'
import { FormulaText, Since } from './parts.tsx'
import './concepts.css'

type Row = FormulasQuery['formulas']['rows'][number]

/** One formula: read, changed from a month on, or written anew. */
export default function FormulaPage() {
  return (
    <ConceptPage
      kind="formula"
      documents={{
        list: Formulas,
        create: CreateFormula,
        update: UpdateFormula,
        remove: DeleteFormula,
      }}
      names={formulaFields}
      valuesOf={(row) => ({ ...emptyFormula, ...picked(formulaFields, row) })}
      fresh={(copied) => ({ itemType: typeOf(copied) })}
      fields={(isNew) => <FormulaFields isNew={isNew} />}
      used={usedByFormulas}
      inStudio
    >
      {(row) => <Reading row={row} />}
    </ConceptPage>
  )
}

/** The company writes no deduction of the law. */
const typeOf = (copied: Row | undefined) =>
  copied?.itemType === 'LEGAL_DEDUCTION' ? 'DEDUCTION' : (copied?.itemType ?? 'EARNING')

const Reading = ({ row }: { row: Row }) => (
  <Panel title="Fórmula">
    <FormulaText text={row.sourceCode} />
    <Facts
      of={Formula}
      row={row}
      names={['itemType', 'inputName', 'inputUnit', 'editable', 'validFrom', 'source']}
    />
  </Panel>
)

const types = ItemType.options.filter(({ value }) => value !== 'LEGAL_DEDUCTION')

const FormulaFields = ({ isNew }: { isNew: boolean }) => (
  <>
    <Section title="Fórmula">
      {isNew && <Field of={Formula} name="code" autoFocus />}
      <Field of={Formula} name="title" />
      <Field of={Formula} name="itemType" options={types} />
      <FieldList of={Formula} names={['inputName', 'inputUnit', 'editable']} />
      <div className="con-formula-field mg-span">
        <Field of={Formula} name="sourceCode" rows={6} />
      </div>
    </Section>
    <Since />
  </>
)
