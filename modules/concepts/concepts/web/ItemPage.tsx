import { useNavigate } from 'react-router'
import type { ItemsQuery } from '#generated/documents/graphql.ts'
import { CreateItem, DeleteItem, Items, UpdateItem } from '#generated/operations/concepts.ts'
import { Link } from '#platform/web/kit/Link.tsx'
import { useOpenForm } from '#platform/web/kit/FormDialog.tsx'
import { changedOf } from '#platform/web/changed.ts'
import { ActionButton } from '#platform/web/kit/ActionButton.tsx'
import { Panel } from '#platform/web/kit/Figures.tsx'
import { FormPage } from '#platform/web/kit/FormPage.tsx'
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
import { ConceptActions, ConceptPage, OneConcept, useEditing } from './ConceptPage.tsx'
import { picked, plain, useCode } from './form.ts'
import { HistoryPanel } from './HistoryPanel.tsx'
import { ItemFields } from './ItemFields.tsx'
import { FormulaText, StateDialog } from './parts.tsx'
import { UsesPanel } from './UsesPanel.tsx'

type Row = ItemsQuery['items']['rows'][number]

const list = pathTo('maintenance-payroll')
const pageOf = (code: string) => pathTo('maintenance-payroll/item/:code', { code })

/** One item: read, changed from a month on, or written anew. */
export default function ItemPage() {
  const { wanted } = useCode()
  const found = useDetail(Items, { filter: { code: wanted } }, { enabled: wanted !== '' })
  return (
    <ConceptPage
      loading={found.loading}
      row={found.data?.items.rows[0]}
      missing={['No existe ese ítem', 'Vuelva a Mantención y elija otro.']}
      fresh={(copied, month) => <NewItem copied={copied} month={month} />}
      one={(row, month) => <OneItem row={row} month={month} />}
    />
  )
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
  const editing = useEditing()
  const update = useAction(UpdateItem, { done: 'Ítem guardado', after: editing.end })
  const start = startOf(row, month)
  return (
    <OneConcept
      row={row}
      editing={editing}
      action={update}
      initial={start}
      changes={(values) => changedOf(itemFields, start, values)}
      actions={<ItemActions row={row} onEdit={editing.begin} />}
      fields={<ItemFields isNew={false} />}
    >
      <Reading row={row} />
    </OneConcept>
  )
}

function ItemActions({ row, onEdit }: { row: Row; onEdit: () => void }) {
  const form = useOpenForm('estado')
  const remove = useAction(DeleteItem, { done: 'Ítem eliminado', after: list })
  return (
    <ConceptActions
      row={row}
      of="items"
      anew={pathTo('maintenance-payroll/item/nuevo')}
      inStudio
      remove={remove}
      confirm="Deja de existir. Solo se puede si nadie lo usó."
      onEdit={onEdit}
    >
      <ActionButton permission="items.update" onClick={() => form.open()}>
        {row.activity === 'ACTIVE' ? 'Desactivar' : 'Activar'}
      </ActionButton>
      {form.key && <StateDialog item={row} form={form} />}
    </ConceptActions>
  )
}

function Reading({ row }: { row: Row }) {
  return (
    <>
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
