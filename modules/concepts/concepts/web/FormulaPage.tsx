import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { FormulasQuery } from '#generated/documents/graphql.ts'
import {
  CreateFormula,
  DeleteFormula,
  Formulas,
  UpdateFormula,
} from '#generated/operations/concepts.ts'
import { changedOf } from '#platform/web/changed.ts'
import { ActionButton } from '#platform/web/kit/ActionButton.tsx'
import { DetailPage } from '#platform/web/kit/DetailPage.tsx'
import { EmptyState } from '#platform/web/kit/EmptyState.tsx'
import { Panel } from '#platform/web/kit/Figures.tsx'
import { FormPage, Section } from '#platform/web/kit/FormPage.tsx'
import { PageSkeleton } from '#platform/web/kit/PageSkeleton.tsx'
import { SectionForm, useHasDraft } from '#platform/web/kit/SectionForm.tsx'
import { Facts } from '#platform/web/kit/values.tsx'
import { pathTo } from '#platform/web/screens.ts'
import { useAction } from '#platform/web/useAction.ts'
import { useDetail } from '#platform/web/useDetail.ts'
import {
  emptyFormula,
  Formula,
  formulaFields,
} from '#modules/concepts/concept-library/model/formula.ts'
import { picked, useCode, useFirstMonth } from './form.ts'
import { HistoryPanel } from './HistoryPanel.tsx'
import { FormulaText, OriginTag, Universal, Since } from './parts.tsx'
import { UsesPanel } from './UsesPanel.tsx'
import { Field } from '#platform/web/kit/Field.tsx'
import { ItemType } from '#modules/concepts/concept-library/model/catalogs.ts'
import './concepts.css'

type Row = FormulasQuery['formulas']['rows'][number]

const list = `${pathTo('maintenance-payroll')}/formulas`
const pageOf = (code: string) => pathTo('maintenance-payroll/formula/:code', { code })

/** The name of its draft. */
const DRAFT = 'editar'

/** One formula: read, changed from a month on, or written anew. */
export default function FormulaPage() {
  const { wanted, isNew } = useCode()
  const found = useDetail(Formulas, { filter: { code: wanted } }, { enabled: wanted !== '' })
  const month = useFirstMonth()
  const row = found.data?.formulas.rows[0]
  if ((wanted !== '' && found.loading) || month === undefined) return <PageSkeleton />
  if (isNew) return <New copied={row} month={month} />
  if (!row)
    return <EmptyState title="No existe esa fórmula">Vuelva a Mantención y elija otra.</EmptyState>
  return <One row={row} month={month} />
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
  const [editing, setEditing] = useState(useHasDraft(DRAFT))
  const update = useAction(UpdateFormula, {
    done: 'Fórmula guardada',
    after: () => setEditing(false),
  })
  const code = row.code
  const start = startOf(row, month)
  return (
    <DetailPage
      title={row.title}
      context={
        <>
          <code>{code}</code> <OriginTag origin={row.origin} />
        </>
      }
      actions={!editing && <Actions row={row} onEdit={() => setEditing(true)} />}
    >
      {editing ? (
        <SectionForm
          action={update}
          more={{ id: row.id, version: row.version }}
          initial={start}
          toInput={(values) => ({
            ...changedOf(formulaFields, start, values),
            validFrom: values['validFrom'],
          })}
          cancel={() => setEditing(false)}
          draft={DRAFT}
        >
          <FormulaFields isNew={false} />
        </SectionForm>
      ) : (
        <Reading row={row} />
      )}
    </DetailPage>
  )
}

function Actions({ row, onEdit }: { row: Row; onEdit: () => void }) {
  const remove = useAction(DeleteFormula, { done: 'Fórmula eliminada', after: list })
  return (
    <>
      <ActionButton
        permission="formulas.read"
        to={pathTo('maintenance-payroll/estudio/:code', { code: row.code })}
      >
        Abrir en el estudio
      </ActionButton>
      <ActionButton
        permission="formulas.create"
        to={`${pathTo('maintenance-payroll/formula/nueva')}?desde=${row.code}`}
      >
        Copiar
      </ActionButton>
      {row.id !== null && (
        <>
          <ActionButton
            danger
            permission="formulas.delete"
            disabled={row.uses ? 'Hay fórmulas o ítems que la usan' : undefined}
            confirm="Deja de existir. No se puede deshacer."
            onClick={() => remove.run({ input: { id: row.id ?? '' } })}
          >
            Eliminar
          </ActionButton>
          <ActionButton look="primary" permission="formulas.update" onClick={onEdit}>
            Editar
          </ActionButton>
        </>
      )}
    </>
  )
}

const Reading = ({ row }: { row: Row }) => (
  <>
    {row.id === null && <Universal origin={row.origin} />}
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
