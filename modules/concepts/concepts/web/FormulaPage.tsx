import { useNavigate } from 'react-router'
import type { FormulasQuery } from '#generated/documents/graphql.ts'
import {
  CreateFormula,
  DeleteFormula,
  Formulas,
  UpdateFormula,
} from '#generated/operations/concepts.ts'
import { changedOf } from '#platform/web/changed.ts'
import { Panel } from '#platform/web/kit/Figures.tsx'
import { FormPage, Section } from '#platform/web/kit/FormPage.tsx'
import { Facts } from '#platform/web/kit/values.tsx'
import { pathTo } from '#platform/web/screens.ts'
import { useAction } from '#platform/web/useAction.ts'
import { useDetail } from '#platform/web/useDetail.ts'
import {
  emptyFormula,
  Formula,
  formulaFields,
} from '#modules/concepts/concept-library/model/formula.ts'
import { ConceptActions, ConceptPage, OneConcept, useEditing } from './ConceptPage.tsx'
import { picked, useCode } from './form.ts'
import { HistoryPanel } from './HistoryPanel.tsx'
import { FormulaText, Since } from './parts.tsx'
import { UsesPanel } from './UsesPanel.tsx'
import { Field } from '#platform/web/kit/Field.tsx'
import { ItemType } from '#modules/concepts/concept-library/model/catalogs.ts'
import './concepts.css'

type Row = FormulasQuery['formulas']['rows'][number]

const list = `${pathTo('maintenance-payroll')}/formulas`
const pageOf = (code: string) => pathTo('maintenance-payroll/formula/:code', { code })

/** One formula: read, changed from a month on, or written anew. */
export default function FormulaPage() {
  const { wanted } = useCode()
  const found = useDetail(Formulas, { filter: { code: wanted } }, { enabled: wanted !== '' })
  return (
    <ConceptPage
      loading={found.loading}
      row={found.data?.formulas.rows[0]}
      missing={['No existe esa fórmula', 'Vuelva a Mantención y elija otra.']}
      fresh={(copied, month) => <New copied={copied} month={month} />}
      one={(row, month) => <One row={row} month={month} />}
    />
  )
}

const startOf = (row: Row | undefined, month: number) => ({
  ...emptyFormula,
  ...picked(formulaFields, row),
  validFrom: month,
})

function New({ copied, month }: { copied: Row | undefined; month: number }) {
  const navigate = useNavigate()
  const create = useAction(CreateFormula, {
    done: 'Fórmula creada',
    after: ({ code }) => void navigate(pageOf(code)),
  })
  return (
    <FormPage
      title={copied ? `Copia de ${copied.title}` : 'Nueva fórmula'}
      action={create}
      initial={{
        ...startOf(copied, month),
        editable: true,
        itemType:
          copied?.itemType === 'LEGAL_DEDUCTION' ? 'DEDUCTION' : (copied?.itemType ?? 'EARNING'),
      }}
      cancel={list}
      submit="Crear fórmula"
      draft={`nueva ${copied?.code ?? ''}`}
    >
      <FormulaFields isNew />
    </FormPage>
  )
}

function One({ row, month }: { row: Row; month: number }) {
  const editing = useEditing()
  const update = useAction(UpdateFormula, { done: 'Fórmula guardada', after: editing.end })
  const start = startOf(row, month)
  return (
    <OneConcept
      row={row}
      editing={editing}
      action={update}
      initial={start}
      changes={(values) => changedOf(formulaFields, start, values)}
      actions={<Actions row={row} onEdit={editing.begin} />}
      fields={<FormulaFields isNew={false} />}
    >
      <Reading row={row} />
    </OneConcept>
  )
}

function Actions({ row, onEdit }: { row: Row; onEdit: () => void }) {
  const remove = useAction(DeleteFormula, { done: 'Fórmula eliminada', after: list })
  return (
    <ConceptActions
      row={row}
      of="formulas"
      anew={pathTo('maintenance-payroll/formula/nueva')}
      inStudio
      remove={remove}
      confirm="Deja de existir. No se puede deshacer."
      used={row.uses ? 'Hay fórmulas o ítems que la usan' : undefined}
      onEdit={onEdit}
    />
  )
}

const Reading = ({ row }: { row: Row }) => (
  <>
    <Panel title="Fórmula">
      <FormulaText text={row.sourceCode} />
      <Facts
        of={Formula}
        row={row}
        names={['itemType', 'inputName', 'inputUnit', 'editable', 'validFrom', 'source']}
      />
    </Panel>
    {row.id !== null && <UsesPanel kind="formula" code={row.code} />}
    <HistoryPanel kind="formula" code={row.code} />
  </>
)

const types = ItemType.options.filter(({ value }) => value !== 'LEGAL_DEDUCTION')

const FormulaFields = ({ isNew }: { isNew: boolean }) => (
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
