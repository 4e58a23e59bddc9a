import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { ItemsQuery } from '#generated/documents/graphql.ts'
import { CreateItem, DeleteItem, Items, UpdateItem } from '#generated/operations/concepts.ts'
import { Link } from '#platform/web/kit/Link.tsx'
import { useOpenForm } from '#platform/web/kit/FormDialog.tsx'
import { changedOf } from '#platform/web/changed.ts'
import { ActionButton } from '#platform/web/kit/ActionButton.tsx'
import { DetailPage } from '#platform/web/kit/DetailPage.tsx'
import { EmptyState } from '#platform/web/kit/EmptyState.tsx'
import { Panel } from '#platform/web/kit/Figures.tsx'
import { FormPage } from '#platform/web/kit/FormPage.tsx'
import { PageSkeleton } from '#platform/web/kit/PageSkeleton.tsx'
import { SectionForm, useHasDraft } from '#platform/web/kit/SectionForm.tsx'
import { Facts } from '#platform/web/kit/values.tsx'
import { pathTo } from '#platform/web/screens.ts'
import { useAction } from '#platform/web/useAction.ts'
import { useDetail } from '#platform/web/useDetail.ts'
import {
  basesOf,
  emptyItem,
  Item,
  itemFields,
} from '#modules/concepts/concept-library/model/item.ts'
import { picked, plain, useCode, useFirstMonth } from './form.ts'
import { HistoryPanel } from './HistoryPanel.tsx'
import { ItemFields } from './ItemFields.tsx'
import { FormulaText, OriginTag, Universal, StateDialog } from './parts.tsx'
import { UsesPanel } from './UsesPanel.tsx'

type Row = ItemsQuery['items']['rows'][number]

const list = pathTo('maintenance-payroll')
const pageOf = (code: string) => pathTo('maintenance-payroll/item/:code', { code })

/** The name of its draft. */
const DRAFT = 'editar'

/** One item: read, changed from a month on, or written anew. */
export default function ItemPage() {
  const { wanted, isNew } = useCode()
  const found = useDetail(Items, { filter: { code: wanted } }, { enabled: wanted !== '' })
  const month = useFirstMonth()
  const row = found.data?.items.rows[0]
  if ((wanted !== '' && found.loading) || month === undefined) return <PageSkeleton />
  if (isNew) return <NewItem copied={row} month={month} />
  if (!row)
    return <EmptyState title="No existe ese ítem">Vuelva a Mantención y elija otro.</EmptyState>
  return <OneItem row={row} month={month} />
}

const startOf = (row: Row | undefined, month: number) => ({
  ...emptyItem,
  ...picked(itemFields, row),
  cappedValue: plain(row?.cappedValue),
  validFrom: month,
})

function NewItem({ copied, month }: { copied: Row | undefined; month: number }) {
  const navigate = useNavigate()
  const create = useAction(CreateItem, {
    done: 'Ítem creado',
    after: ({ code }) => void navigate(pageOf(code)),
  })
  const start = startOf(copied, month)
  const initial = {
    ...start,
    ...(copied ? {} : basesOf(start.type)),
    editable: true,
    type: copied?.type === 'LEGAL_DEDUCTION' ? 'DEDUCTION' : start.type,
    code: copied?.origin === 'USUAL' ? copied.code : undefined,
  }
  return (
    <FormPage
      title={copied ? `Copia de ${copied.title}` : 'Nuevo ítem'}
      context={
        !copied && (
          <Link to={pathTo('maintenance-payroll/estudio')}>
            Escribir la fórmula en el estudio, viendo qué da a personas reales
          </Link>
        )
      }
      action={create}
      initial={initial}
      cancel={list}
      submit="Crear ítem"
      draft={`nueva ${copied?.code ?? ''}`}
    >
      <ItemFields isNew />
    </FormPage>
  )
}

function OneItem({ row, month }: { row: Row; month: number }) {
  const [editing, setEditing] = useState(useHasDraft(DRAFT))
  const update = useAction(UpdateItem, { done: 'Ítem guardado', after: () => setEditing(false) })
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
      actions={!editing && <ItemActions row={row} onEdit={() => setEditing(true)} />}
    >
      {editing ? (
        <SectionForm
          action={update}
          more={{ id: row.id, version: row.version }}
          initial={start}
          toInput={(values) => ({
            ...changedOf(itemFields, start, values),
            validFrom: values['validFrom'],
          })}
          cancel={() => setEditing(false)}
          draft={DRAFT}
        >
          <ItemFields isNew={false} />
        </SectionForm>
      ) : (
        <Reading row={row} />
      )}
    </DetailPage>
  )
}

function ItemActions({ row, onEdit }: { row: Row; onEdit: () => void }) {
  const form = useOpenForm('estado')
  const remove = useAction(DeleteItem, { done: 'Ítem eliminado', after: list })
  const input = { id: row.id ?? '' }
  const active = row.activity === 'ACTIVE'
  return (
    <>
      <ActionButton
        permission="formulas.read"
        to={pathTo('maintenance-payroll/estudio/:code', { code: row.code })}
      >
        Abrir en el estudio
      </ActionButton>
      <ActionButton
        permission="items.create"
        to={`${pathTo('maintenance-payroll/item/nuevo')}?desde=${row.code}`}
      >
        Copiar
      </ActionButton>
      {row.id !== null && (
        <>
          <ActionButton permission="items.update" onClick={() => form.open()}>
            {active ? 'Desactivar' : 'Activar'}
          </ActionButton>
          <ActionButton
            danger
            permission="items.delete"
            confirm="Deja de existir. Solo se puede si nadie lo usó."
            onClick={() => remove.run({ input })}
          >
            Eliminar
          </ActionButton>
          <ActionButton look="primary" permission="items.update" onClick={onEdit}>
            Editar
          </ActionButton>
          {form.key && <StateDialog item={row} form={form} />}
        </>
      )}
    </>
  )
}

function Reading({ row }: { row: Row }) {
  return (
    <>
      {row.id === null && <Universal origin={row.origin} />}
      <Panel title="Cálculo">
        <FormulaText text={row.formula} />
        <Facts
          of={Item}
          row={{ ...row, cappedValue: plain(row.cappedValue) }}
          names={[
            'type',
            'activity',
            'inputUnit',
            'defaultFormulaCode',
            'startDate',
            'endDate',
            'proportional',
            'informative',
            'capped',
            ...(row.capped ? (['cappedValue', 'cappedType'] as const) : []),
            'deductionLimit',
            'calculationOrder',
            'validFrom',
            'source',
          ]}
        />
      </Panel>
      <Panel title="Qué paga y en qué bases entra">
        <Facts
          of={Item}
          row={row}
          names={['taxable', 'tributable', 'gratification', 'extraHours', 'seizable', 'editable']}
        />
      </Panel>
      <Panel title="Otras calidades">
        <Facts
          of={Item}
          row={row}
          names={[
            'isFixed',
            'compensation',
            'holidays',
            'medicalLicenses',
            'subjectToCompensation',
            'isRetained',
            'printOnSalarySettlement',
          ]}
        />
      </Panel>
      <Panel title="Impresión, libros y contabilidad">
        <Facts
          of={Item}
          row={row}
          names={[
            'print',
            'printOrder',
            'lreCode',
            'ineCode',
            'accountingCode',
            'ledgerAccount',
            'analyticAccounting',
            'accountingInformative',
            'distributableInCC',
          ]}
        />
      </Panel>
      <Around code={row.code} people={row.people} />
    </>
  )
}

const Around = ({ code, people }: { code: string; people: number | null }) => (
  <>
    <UsesPanel kind="item" code={code} people={people} />
    <HistoryPanel kind="item" code={code} />
  </>
)
