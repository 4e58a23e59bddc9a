import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { VariablesQuery } from '#generated/documents/graphql.ts'
import {
  CreateVariable,
  DeleteVariable,
  UpdateVariable,
  Variables,
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
  emptyVariable,
  Variable,
  variableFields,
} from '#modules/concepts/concept-library/model/variable.ts'
import { picked, plain, useCode, useFirstMonth } from './form.ts'
import { HistoryPanel } from './HistoryPanel.tsx'
import { OriginTag, Universal, Since } from './parts.tsx'
import { UsesPanel } from './UsesPanel.tsx'
import { Field } from '#platform/web/kit/Field.tsx'
import { VariableType } from '#modules/concepts/concept-library/model/catalogs.ts'

type Row = VariablesQuery['variables']['rows'][number]

const list = `${pathTo('maintenance-payroll')}/variables`
const pageOf = (code: string) => pathTo('maintenance-payroll/variable/:code', { code })

/** The name of its draft. */
const DRAFT = 'editar'

/** One variable: read, changed from a month on, or written anew. */
export default function VariablePage() {
  const { wanted, isNew } = useCode()
  const found = useDetail(Variables, { filter: { code: wanted } }, { enabled: wanted !== '' })
  const month = useFirstMonth()
  const row = found.data?.variables.rows[0]
  if ((wanted !== '' && found.loading) || month === undefined) return <PageSkeleton />
  if (isNew) return <New copied={row} month={month} />
  if (!row)
    return <EmptyState title="No existe esa variable">Vuelva a Mantención y elija otra.</EmptyState>
  return <One row={row} month={month} />
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
  const [editing, setEditing] = useState(useHasDraft(DRAFT))
  const update = useAction(UpdateVariable, {
    done: 'Variable guardada',
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
            ...changedOf(variableFields, start, values),
            validFrom: values['validFrom'],
          })}
          cancel={() => setEditing(false)}
          draft={DRAFT}
        >
          <VariableFields isNew={false} />
        </SectionForm>
      ) : (
        <Reading row={row} />
      )}
    </DetailPage>
  )
}

function Actions({ row, onEdit }: { row: Row; onEdit: () => void }) {
  const remove = useAction(DeleteVariable, { done: 'Variable eliminada', after: list })
  return (
    <>
      <ActionButton
        permission="variables.create"
        to={`${pathTo('maintenance-payroll/variable/nueva')}?desde=${row.code}`}
      >
        Copiar
      </ActionButton>
      {row.id !== null && (
        <>
          <ActionButton
            danger
            permission="variables.delete"
            disabled={row.uses ? 'Hay fórmulas o ítems que la usan' : undefined}
            confirm="Deja de existir. No se puede deshacer."
            onClick={() => remove.run({ input: { id: row.id ?? '' } })}
          >
            Eliminar
          </ActionButton>
          <ActionButton look="primary" permission="variables.update" onClick={onEdit}>
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
