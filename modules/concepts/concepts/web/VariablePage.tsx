import { useNavigate } from 'react-router'
import type { VariablesQuery } from '#generated/documents/graphql.ts'
import {
  CreateVariable,
  DeleteVariable,
  UpdateVariable,
  Variables,
} from '#generated/operations/concepts.ts'
import { changedOf } from '#platform/web/changed.ts'
import { Panel } from '#platform/web/kit/Figures.tsx'
import { FormPage, Section } from '#platform/web/kit/FormPage.tsx'
import { Facts } from '#platform/web/kit/values.tsx'
import { pathTo } from '#platform/web/screens.ts'
import { useAction } from '#platform/web/useAction.ts'
import { useDetail } from '#platform/web/useDetail.ts'
import {
  emptyVariable,
  Variable,
  variableFields,
} from '#modules/concepts/concept-library/model/variable.ts'
import { ConceptActions, ConceptPage, OneConcept, useEditing } from './ConceptPage.tsx'
import { picked, plain, useCode } from './form.ts'
import { HistoryPanel } from './HistoryPanel.tsx'
import { Since } from './parts.tsx'
import { UsesPanel } from './UsesPanel.tsx'
import { Field } from '#platform/web/kit/Field.tsx'
import { VariableType } from '#modules/concepts/concept-library/model/catalogs.ts'

type Row = VariablesQuery['variables']['rows'][number]

const list = `${pathTo('maintenance-payroll')}/variables`
const pageOf = (code: string) => pathTo('maintenance-payroll/variable/:code', { code })

/** One variable: read, changed from a month on, or written anew. */
export default function VariablePage() {
  const { wanted } = useCode()
  const found = useDetail(Variables, { filter: { code: wanted } }, { enabled: wanted !== '' })
  return (
    <ConceptPage
      loading={found.loading}
      row={found.data?.variables.rows[0]}
      missing={['No existe esa variable', 'Vuelva a Mantención y elija otra.']}
      fresh={(copied, month) => <New copied={copied} month={month} />}
      one={(row, month) => <One row={row} month={month} />}
    />
  )
}

const startOf = (row: Row | undefined, month: number) => ({
  ...emptyVariable,
  ...picked(variableFields, row),
  value: plain(row?.value),
  validFrom: month,
})

function New({ copied, month }: { copied: Row | undefined; month: number }) {
  const navigate = useNavigate()
  const create = useAction(CreateVariable, {
    done: 'Variable creada',
    after: ({ code }) => void navigate(pageOf(code)),
  })
  return (
    <FormPage
      title={copied ? `Copia de ${copied.title}` : 'Nueva variable'}
      action={create}
      initial={{
        ...startOf(copied, month),
        editable: true,
        type: copied?.type === 'AGREEMENT' ? 'AGREEMENT' : 'COMPANY',
      }}
      cancel={list}
      submit="Crear variable"
      draft={`nueva ${copied?.code ?? ''}`}
    >
      <VariableFields isNew />
    </FormPage>
  )
}

function One({ row, month }: { row: Row; month: number }) {
  const editing = useEditing()
  const update = useAction(UpdateVariable, { done: 'Variable guardada', after: editing.end })
  const start = startOf(row, month)
  return (
    <OneConcept
      row={row}
      editing={editing}
      action={update}
      initial={start}
      changes={(values) => changedOf(variableFields, start, values)}
      actions={<Actions row={row} onEdit={editing.begin} />}
      fields={<VariableFields isNew={false} />}
    >
      <Reading row={row} />
    </OneConcept>
  )
}

function Actions({ row, onEdit }: { row: Row; onEdit: () => void }) {
  const remove = useAction(DeleteVariable, { done: 'Variable eliminada', after: list })
  return (
    <ConceptActions
      row={row}
      of="variables"
      anew={pathTo('maintenance-payroll/variable/nueva')}
      remove={remove}
      confirm="Deja de existir. No se puede deshacer."
      used={row.uses ? 'Hay fórmulas o ítems que la usan' : undefined}
      onEdit={onEdit}
    />
  )
}

const Reading = ({ row }: { row: Row }) => (
  <>
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
    {row.id !== null && <UsesPanel kind="variable" code={row.code} />}
    <HistoryPanel kind="variable" code={row.code} />
  </>
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
      <Field of={Variable} name="value" />
      <Field of={Variable} name="valueType" />
      <Field of={Variable} name="startDate" />
      <Field of={Variable} name="endDate" />
      <Field of={Variable} name="editable" />
    </Section>
    <Since />
  </>
)
