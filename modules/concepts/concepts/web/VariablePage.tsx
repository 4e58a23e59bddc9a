import type { VariablesQuery } from '#generated/documents/graphql.ts'
import {
  CreateVariable,
  DeleteVariable,
  UpdateVariable,
  Variables,
} from '#generated/operations/concepts.ts'
import { Field, FieldList } from '#platform/web/kit/form/Field.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { Section } from '#platform/web/kit/form/FormPage.tsx'
import { Facts } from '#platform/web/kit/text/values.tsx'
import { VariableType } from '#modules/concepts/concept-library/model/catalogs.ts'
import {
  emptyVariable,
  Variable,
  variableFields,
} from '#modules/concepts/concept-library/model/variable.ts'
import { ConceptPage } from './ConceptPage.tsx'
import { picked, plain, usedByFormulas } from './form.ts'
import { Since } from './parts.tsx'

type Row = VariablesQuery['variables']['rows'][number]

/** One variable: read, changed from a month on, or written anew. */
export default function VariablePage() {
  return (
    <ConceptPage
      kind="variable"
      documents={{
        list: Variables,
        create: CreateVariable,
        update: UpdateVariable,
        remove: DeleteVariable,
      }}
      names={variableFields}
      valuesOf={(row) => ({
        ...emptyVariable,
        ...picked(variableFields, row),
        value: plain(row?.value),
      })}
      fresh={(copied) => ({ type: copied?.type === 'AGREEMENT' ? 'AGREEMENT' : 'COMPANY' })}
      fields={(isNew) => <VariableFields isNew={isNew} />}
      used={usedByFormulas}
    >
      {(row) => <Reading row={row} />}
    </ConceptPage>
  )
}

const Reading = ({ row }: { row: Row }) => (
  <Panel title="Valor">
    <Facts
      of={Variable}
      row={{ ...row, value: plain(row.value) }}
      names={[
        'value',
        'unit',
        'type',
        'subType',
        'validFrom',
        'startDate',
        'endDate',
        'source',
        'editable',
      ]}
    />
  </Panel>
)

const types = VariableType.options.filter(
  ({ value }) => value === 'COMPANY' || value === 'AGREEMENT',
)

const VariableFields = ({ isNew }: { isNew: boolean }) => (
  <>
    <Section title="Identificación">
      {isNew && <Field of={Variable} name="code" autoFocus />}
      <Field of={Variable} name="title" />
      <Field of={Variable} name="type" options={types} />
      <Field of={Variable} name="subType" />
      <Field of={Variable} name="source" wide />
    </Section>
    <Section title="Valor">
      <FieldList of={Variable} names={['value', 'valueType', 'startDate', 'endDate', 'editable']} />
    </Section>
    <Since />
  </>
)
