import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { TablesQuery } from '#generated/documents/graphql.ts'
import { CreateTable, DeleteTable, Tables, UpdateTable } from '#generated/operations/concepts.ts'
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
  emptyTable,
  PayrollTable,
  tableFields,
} from '#modules/concepts/concept-library/model/table.ts'
import { picked, plain, useCode, useFirstMonth } from './form.ts'
import { TableFields } from './TableFields.tsx'
import { Brackets } from './Brackets.tsx'
import { HistoryPanel } from './HistoryPanel.tsx'
import { OriginTag, Universal } from './parts.tsx'
import { UsesPanel } from './UsesPanel.tsx'

type Row = TablesQuery['tables']['rows'][number]

const list = `${pathTo('maintenance-payroll')}/tablas`
const pageOf = (code: string) => pathTo('maintenance-payroll/tabla/:code', { code })

/** The name of its draft. */
const DRAFT = 'editar'

/** One table: read, changed from a month on, or written anew. */
export default function TablePage() {
  const { wanted, isNew } = useCode()
  const found = useDetail(Tables, { filter: { code: wanted } }, { enabled: wanted !== '' })
  const month = useFirstMonth()
  const row = found.data?.tables.rows[0]
  if ((wanted !== '' && found.loading) || month === undefined) return <PageSkeleton />
  if (isNew) return <New copied={row} month={month} />
  if (!row)
    return <EmptyState title="No existe esa tabla">Vuelva a Mantención y elija otra.</EmptyState>
  return <One row={row} month={month} />
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
  const [editing, setEditing] = useState(useHasDraft(DRAFT))
  const update = useAction(UpdateTable, {
    done: 'Tabla guardada',
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
            // What no field shows, such as its type, stays as it is.
            ...changedOf(tableFields, start, { ...start, ...values }),
            metadata: values['metadata'],
            fixedRows: values['fixedRows'],
            validFrom: values['validFrom'],
          })}
          cancel={() => setEditing(false)}
          draft={DRAFT}
        >
          <TableFields isNew={false} />
        </SectionForm>
      ) : (
        <Reading row={row} />
      )}
    </DetailPage>
  )
}

function Actions({ row, onEdit }: { row: Row; onEdit: () => void }) {
  const remove = useAction(DeleteTable, { done: 'Tabla eliminada', after: list })
  return (
    <>
      <ActionButton
        permission="tables.create"
        to={`${pathTo('maintenance-payroll/tabla/nueva')}?desde=${row.code}`}
      >
        Copiar
      </ActionButton>
      {row.id !== null && (
        <>
          <ActionButton
            danger
            permission="tables.delete"
            disabled={row.uses ? 'Hay fórmulas o ítems que la usan' : undefined}
            confirm="Deja de existir. No se puede deshacer."
            onClick={() => remove.run({ input: { id: row.id ?? '' } })}
          >
            Eliminar
          </ActionButton>
          <ActionButton look="primary" permission="tables.update" onClick={onEdit}>
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
    <Panel title="Tramos">
      <Brackets columns={row.metadata} rows={row.fixedRows} />
      <Facts of={PayrollTable} row={row} names={['type', 'editable', 'validFrom', 'source']} />
    </Panel>
    {row.id !== null && <UsesPanel kind="table" code={row.code} />}
    <HistoryPanel kind="table" code={row.code} />
  </>
)
