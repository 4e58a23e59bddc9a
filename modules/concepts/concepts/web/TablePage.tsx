import { useNavigate } from 'react-router'
import type { TablesQuery } from '#generated/documents/graphql.ts'
import { CreateTable, DeleteTable, Tables, UpdateTable } from '#generated/operations/concepts.ts'
import { changedOf } from '#platform/web/changed.ts'
import { Panel } from '#platform/web/kit/Figures.tsx'
import { FormPage } from '#platform/web/kit/FormPage.tsx'
import { Facts } from '#platform/web/kit/values.tsx'
import { pathTo } from '#platform/web/screens.ts'
import { useAction } from '#platform/web/useAction.ts'
import { useDetail } from '#platform/web/useDetail.ts'
import {
  emptyTable,
  PayrollTable,
  tableFields,
} from '#modules/concepts/concept-library/model/table.ts'
import { ConceptActions, ConceptPage, OneConcept, useEditing } from './ConceptPage.tsx'
import { picked, plain, useCode } from './form.ts'
import { TableFields } from './TableFields.tsx'
import { Brackets } from './Brackets.tsx'
import { HistoryPanel } from './HistoryPanel.tsx'
import { UsesPanel } from './UsesPanel.tsx'

type Row = TablesQuery['tables']['rows'][number]

const list = `${pathTo('maintenance-payroll')}/tablas`
const pageOf = (code: string) => pathTo('maintenance-payroll/tabla/:code', { code })

/** One table: read, changed from a month on, or written anew. */
export default function TablePage() {
  const { wanted } = useCode()
  const found = useDetail(Tables, { filter: { code: wanted } }, { enabled: wanted !== '' })
  return (
    <ConceptPage
      loading={found.loading}
      row={found.data?.tables.rows[0]}
      missing={['No existe esa tabla', 'Vuelva a Mantención y elija otra.']}
      fresh={(copied, month) => <New copied={copied} month={month} />}
      one={(row, month) => <One row={row} month={month} />}
    />
  )
}

const startOf = (row: Row | undefined, month: number) => ({
  ...picked(tableFields, emptyTable),
  ...picked(tableFields, row),
  metadata: row?.metadata ?? emptyTable.metadata,
  fixedRows: (row?.fixedRows ?? [{ value1: null, value2: '0' }]).map((line) => ({
    value1: plain(line.value1),
    value2: plain(line.value2),
    ...('value3' in line
      ? {
          value3: plain(line.value3),
          value4: plain(line.value4),
          value5: plain(line.value5),
        }
      : {}),
  })),
  validFrom: month,
})

function New({ copied, month }: { copied: Row | undefined; month: number }) {
  const navigate = useNavigate()
  const create = useAction(CreateTable, {
    done: 'Tabla creada',
    after: ({ code }) => void navigate(pageOf(code)),
  })
  return (
    <FormPage
      title={copied ? `Copia de ${copied.title}` : 'Nueva tabla'}
      action={create}
      initial={{ ...startOf(copied, month), editable: true }}
      cancel={list}
      submit="Crear tabla"
      draft={`nueva ${copied?.code ?? ''}`}
    >
      <TableFields isNew />
    </FormPage>
  )
}

function One({ row, month }: { row: Row; month: number }) {
  const editing = useEditing()
  const update = useAction(UpdateTable, { done: 'Tabla guardada', after: editing.end })
  const start = startOf(row, month)
  return (
    <OneConcept
      row={row}
      editing={editing}
      action={update}
      initial={start}
      changes={(values) => ({
        // What no field shows, such as its type, stays as it is.
        ...changedOf(tableFields, start, { ...start, ...values }),
        metadata: values['metadata'],
        fixedRows: values['fixedRows'],
      })}
      actions={<Actions row={row} onEdit={editing.begin} />}
      fields={<TableFields isNew={false} />}
    >
      <Reading row={row} />
    </OneConcept>
  )
}

function Actions({ row, onEdit }: { row: Row; onEdit: () => void }) {
  const remove = useAction(DeleteTable, { done: 'Tabla eliminada', after: list })
  return (
    <ConceptActions
      row={row}
      of="tables"
      anew={pathTo('maintenance-payroll/tabla/nueva')}
      remove={remove}
      confirm="Deja de existir. No se puede deshacer."
      used={row.uses ? 'Hay fórmulas o ítems que la usan' : undefined}
      onEdit={onEdit}
    />
  )
}

const Reading = ({ row }: { row: Row }) => (
  <>
    <Panel title="Tramos">
      <Brackets columns={row.metadata} rows={row.fixedRows} />
      <Facts of={PayrollTable} row={row} names={['type', 'editable', 'validFrom', 'source']} />
    </Panel>
    {row.id !== null && <UsesPanel kind="table" code={row.code} />}
    <HistoryPanel kind="table" code={row.code} />
  </>
)
