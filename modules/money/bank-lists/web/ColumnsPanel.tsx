import { BankTemplateColumnCatalogue } from '#generated/catalogues.ts'
import { useMemo } from 'react'
import { changedOf } from '#platform/web/changed.ts'
import { ActionButton } from '#platform/web/kit/ActionButton.tsx'
import { CataloguePanel } from '#platform/web/kit/CataloguePanel.tsx'
import type { Column } from '#platform/web/kit/columns.tsx'
import { Field } from '#platform/web/kit/Field.tsx'
import { FormDialog, NEW, type OpenForm, useOpenForm } from '#platform/web/kit/FormDialog.tsx'
import { Section } from '#platform/web/kit/FormPage.tsx'
import { useValue } from '#platform/web/kit/form-hooks.tsx'
import { useCan } from '#platform/web/me.tsx'
import { useAction } from '#platform/web/useAction.ts'
import { useDetail } from '#platform/web/useDetail.ts'
import { BankTemplateColumn, ListSection, ListSource, PadSide, PadSign } from '../model/template.ts'
import { OrderCell } from './OrderCell.tsx'
import type { TemplateColumn } from './types.ts'
import { type ColumnOrder, useColumnOrder } from './useColumnOrder.ts'
import './bank-lists.css'

const widthOf = ({ width, side, pad }: TemplateColumn) =>
  width === null
    ? 'La del dato'
    : `${width}, con ${PadSign.label(pad).toLowerCase()} ${PadSide.label(side).toLowerCase()}`

const shown: readonly Column<TemplateColumn>[] = [
  { key: 'name', title: 'Columna', lead: true, render: ({ name }) => name },
  { key: 'section', title: 'Registro', render: ({ section }) => ListSection.label(section) },
  { key: 'position', title: 'Lugar', align: 'end', render: ({ position }) => position },
  {
    key: 'source',
    title: 'Contenido',
    render: ({ source, constant }) =>
      source === 'CONSTANT' && constant !== null ? `«${constant}»` : ListSource.label(source),
  },
  { key: 'width', title: 'Ancho', render: widthOf },
]

const order = ListSection.values
const places = (rows: readonly TemplateColumn[]) =>
  rows.toSorted(
    (a, b) => order.indexOf(a.section) - order.indexOf(b.section) || a.position - b.position,
  )

const fields = [
  'section',
  'position',
  'name',
  'source',
  'constant',
  'width',
  'side',
  'pad',
  'letters',
  'amount',
  'date',
] as const

const noRows: readonly TemplateColumn[] = []

/** The columns of a template, record by record in their places. */
export function ColumnsPanel({ templateId }: { templateId: string }) {
  const detail = useDetail(BankTemplateColumnCatalogue.list, { input: { templateId } })
  const form = useOpenForm('columna')
  const remove = useAction(BankTemplateColumnCatalogue.remove, { done: 'Columna eliminada' })
  const stored = detail.data?.bankTemplateColumns
  const rows = useMemo(() => stored && places(stored), [stored])
  const order = useColumnOrder(rows ?? noRows)
  const may = useCan()('bankTemplates.update')
  const edited = rows?.find(({ id }) => id === form.key)
  return (
    <CataloguePanel
      detail={detail}
      rows={rows}
      noun={{ one: 'columna', many: 'columnas', feminine: true }}
      title="Columnas"
      text={may && rows && rows.length > 1 && <Moved order={order} />}
      empty="Agregue cada columna que pide su banco, en la línea, la cabecera y el cierre."
      create={{
        permission: 'bankTemplates.update',
        label: 'Agregar columna',
        onClick: () => form.open(),
      }}
      caption="Columnas de la plantilla"
      columns={may ? [...shown, orderColumn(rows ?? [], order)] : shown}
      nameOf={({ name }) => `la columna ${name}`}
      actions={(row) => [
        {
          label: 'Editar',
          permission: 'bankTemplates.update',
          onClick: () => form.open(row.id),
        },
        {
          label: 'Eliminar',
          permission: 'bankTemplates.update',
          danger: true,
          confirm: 'La columna deja de existir en la próxima versión.',
          onClick: () => remove.run({ input: { id: row.id } }),
        },
      ]}
    >
      {form.key === NEW && rows && (
        <NewColumn templateId={templateId} next={nextOf(rows)} form={form} />
      )}
      {edited && <EditColumn key={edited.id} row={edited} form={form} />}
    </CataloguePanel>
  )
}

/** The column with the handle and the buttons that move each row within its record. */
function orderColumn(rows: readonly TemplateColumn[], order: ColumnOrder): Column<TemplateColumn> {
  return {
    key: 'order',
    title: 'Orden',
    render: (row) => {
      const own = rows.filter(({ section }) => section === row.section)
      return (
        <OrderCell row={row} order={order} isFirst={own[0] === row} isLast={own.at(-1) === row} />
      )
    },
  }
}

/** What the last move did, said to everybody, and how it is taken back. */
const Moved = ({ order }: { order: ColumnOrder }) => (
  <span className="bl-moved">
    <span role="status">{order.words || 'Arrastre una columna, o use sus flechas.'}</span>
    {order.last && (
      <ActionButton size="small" onClick={order.undo}>
        {`Deshacer: mover ${order.last.name}`}
      </ActionButton>
    )}
  </span>
)

const nextOf = (rows: readonly TemplateColumn[]) =>
  Math.max(0, ...rows.filter(({ section }) => section === 'LINE').map((row) => row.position)) + 10

const usual = {
  section: 'LINE',
  source: 'CONSTANT',
  side: 'RIGHT',
  pad: 'BLANK',
  letters: 'AS_IS',
  amount: 'WHOLE',
  date: 'DDMMYYYY',
}

type NewProps = { templateId: string; next: number; form: OpenForm }

function NewColumn({ templateId, next, form }: NewProps) {
  const create = useAction(BankTemplateColumnCatalogue.create, { done: 'Columna agregada' })
  return (
    <FormDialog
      title="Agregar columna"
      action={create}
      more={{ templateId, ...usual }}
      initial={{ ...usual, position: next }}
      submit="Agregar"
      draft={form.draft}
      onClose={form.close}
    >
      <ColumnFields />
    </FormDialog>
  )
}

function EditColumn({ row, form }: { row: TemplateColumn; form: OpenForm }) {
  const update = useAction(BankTemplateColumnCatalogue.update, { done: 'Columna guardada' })
  return (
    <FormDialog
      title="Editar columna"
      action={update}
      more={{ id: row.id, version: row.version }}
      initial={row}
      toInput={(values) => changedOf(fields, row, values)}
      draft={form.draft}
      onClose={form.close}
    >
      <ColumnFields />
    </FormDialog>
  )
}

const dated = ['DATE']
const counted = ['AMOUNT', 'TOTAL']

/** What is asked of a column depends on what it carries. */
function ColumnFields() {
  const source = String(useValue('source'))
  const width = useValue('width')
  return (
    <Section>
      <Field of={BankTemplateColumn} name="name" autoFocus />
      <Field of={BankTemplateColumn} name="section" />
      <Field of={BankTemplateColumn} name="position" />
      <Field of={BankTemplateColumn} name="source" />
      {source === 'CONSTANT' && <Field of={BankTemplateColumn} name="constant" />}
      <Field of={BankTemplateColumn} name="width" />
      {typeof width === 'number' && (
        <>
          <Field of={BankTemplateColumn} name="side" />
          <Field of={BankTemplateColumn} name="pad" />
        </>
      )}
      <Field of={BankTemplateColumn} name="letters" />
      {counted.includes(source) && <Field of={BankTemplateColumn} name="amount" />}
      {dated.includes(source) && <Field of={BankTemplateColumn} name="date" />}
    </Section>
  )
}
