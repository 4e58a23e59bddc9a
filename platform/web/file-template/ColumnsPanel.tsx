import { useMemo } from 'react'
import type { Permission } from '#access/services.ts'
import type { Catalog } from '#platform/model/catalog.ts'
import type { Entity } from '#platform/model/entity.ts'
import { PadSide, PadSign } from '#platform/model/file-template.ts'
import { editing } from '../draft/changed-fields.ts'
import type { Document } from '../api/graphql.ts'
import { ActionButton } from '../kit/text/ActionButton.tsx'
import { CataloguePanel } from '../kit/list/CataloguePanel.tsx'
import type { Column } from '../kit/list/columns.tsx'
import { Field, FieldList } from '../kit/form/Field.tsx'
import { FormDialog, NEW, type OpenForm, useOpenForm } from '../kit/form/FormDialog.tsx'
import { Section } from '../kit/form/FormPage.tsx'
import { useValue } from '../kit/form/form-hooks.tsx'
import { useCan } from '../screen/me.tsx'
import { useAction } from '../api/useAction.ts'
import { useDetail } from '../api/useDetail.ts'
import { columnSpans } from './column-spans.ts'
import { OrderCell } from './OrderCell.tsx'
import type { ColumnRow, Saving } from './types.ts'
import { type ColumnOrder, useColumnOrder } from './useColumnOrder.ts'
import './file-template.css'

/** The documents of columns, as `crud` registers them, and the one that moves a column. */
type Documents = {
  list: Document<Record<string, readonly ColumnRow[]>, { input: never }>
  create: Saving
  update: Saving
  remove: Saving
}

/** What a kind of template is: its columns, and what they may carry. */
export type ColumnKind = {
  of: Entity
  /** The right to change them. */
  permission: Permission
  sections: Catalog
  sources: Catalog
  /** The sources that are amounts; the others with a form of their own are dates. */
  amounts: readonly string[]
  /** What will be here, while there is nothing. */
  empty: string
}

const widthOf = ({ width, side, pad }: ColumnRow) =>
  width === null
    ? 'La del dato'
    : `${width}, con ${PadSign.label(pad).toLowerCase()} ${PadSide.label(side).toLowerCase()}`

const shownOf = (
  { sections, sources }: ColumnKind,
  spans: ReadonlyMap<string, string>,
): readonly Column<ColumnRow>[] => [
  { key: 'name', title: 'Columna', lead: true, render: ({ name }) => name },
  { key: 'section', title: 'Registro', render: ({ section }) => sections.label(section) },
  { key: 'position', title: 'Lugar', align: 'end', render: ({ position }) => position },
  {
    key: 'source',
    title: 'Contenido',
    render: ({ source, constant }) =>
      source === 'CONSTANT' && constant !== null ? `«${constant}»` : sources.label(source),
  },
  { key: 'width', title: 'Ancho', render: widthOf },
  ...(spans.size > 0
    ? [
        {
          key: 'span',
          title: 'Posiciones',
          align: 'end' as const,
          render: ({ id }: ColumnRow) => spans.get(id),
        },
      ]
    : []),
]

const places = ({ sections: { values } }: ColumnKind, rows: readonly ColumnRow[]) =>
  rows.toSorted(
    (a, b) => values.indexOf(a.section) - values.indexOf(b.section) || a.position - b.position,
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

const noRows: readonly ColumnRow[] = []

type Props = { kind: ColumnKind; documents: Documents; move: Saving; templateId: string }

/** The columns of a template, record by record in their places. */
export function ColumnsPanel({ kind, documents, move, templateId }: Props) {
  const { permission } = kind
  const detail = useDetail(documents.list, { input: { templateId } as never })
  const form = useOpenForm('columna')
  const remove = useAction(documents.remove, { done: 'Columna eliminada' })
  const stored = Object.values(detail.data ?? {})[0]
  const rows = useMemo(() => stored && places(kind, stored), [kind, stored])
  const order = useColumnOrder(rows ?? noRows, move)
  const may = useCan()(permission)
  const edited = rows?.find(({ id }) => id === form.key)
  const shown = shownOf(kind, columnSpans(rows ?? noRows))
  return (
    <CataloguePanel
      detail={detail}
      rows={rows}
      noun={{ one: 'columna', many: 'columnas', feminine: true }}
      title="Columnas"
      text={may && rows && rows.length > 1 && <Moved order={order} />}
      empty={kind.empty}
      create={{
        permission,
        label: 'Agregar columna',
        onClick: () => form.open(),
      }}
      caption="Columnas de la plantilla"
      columns={may ? [...shown, orderColumn(rows ?? [], order)] : shown}
      nameOf={({ name }) => `la columna ${name}`}
      actions={(row) => [
        {
          label: 'Editar',
          permission,
          onClick: () => form.open(row.id),
        },
        {
          label: 'Eliminar',
          permission,
          danger: true,
          confirm: 'La columna deja de existir en la próxima versión.',
          onClick: () => remove.run({ input: { id: row.id } as never }),
        },
      ]}
    >
      {form.key === NEW && rows && (
        <NewColumn
          kind={kind}
          save={documents.create}
          templateId={templateId}
          next={nextOf(rows)}
          form={form}
        />
      )}
      {edited && (
        <EditColumn key={edited.id} kind={kind} save={documents.update} row={edited} form={form} />
      )}
    </CataloguePanel>
  )
}

/** The column with the handle and the buttons that move each row within its record. */
function orderColumn(rows: readonly ColumnRow[], order: ColumnOrder): Column<ColumnRow> {
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
  <span className="ft-moved">
    <span role="status">{order.words || 'Arrastre una columna, o use sus flechas.'}</span>
    {order.last && (
      <ActionButton size="small" onClick={order.undo}>
        {`Deshacer: mover ${order.last.name}`}
      </ActionButton>
    )}
  </span>
)

const nextOf = (rows: readonly ColumnRow[]) =>
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

type Form = { kind: ColumnKind; save: Saving; form: OpenForm }
type NewProps = Form & { templateId: string; next: number }

function NewColumn({ kind, save, templateId, next, form }: NewProps) {
  const create = useAction(save, { done: 'Columna agregada' })
  return (
    <FormDialog
      title="Agregar columna"
      action={create}
      more={{ templateId, ...usual }}
      initial={{ ...usual, position: next }}
      submit="Agregar"
      form={form}
    >
      <ColumnFields kind={kind} />
    </FormDialog>
  )
}

function EditColumn({ kind, save, row, form }: Form & { row: ColumnRow }) {
  const update = useAction(save, { done: 'Columna guardada' })
  return (
    <FormDialog title="Editar columna" action={update} {...editing(row, fields)} form={form}>
      <ColumnFields kind={kind} />
    </FormDialog>
  )
}

/** What is asked of a column depends on what it carries. */
function ColumnFields({ kind: { of, amounts } }: { kind: ColumnKind }) {
  const source = String(useValue('source'))
  const width = useValue('width')
  return (
    <Section>
      <FieldList of={of} names={['name', 'section', 'position', 'source']} autoFocus />
      {source === 'CONSTANT' && <Field of={of} name="constant" />}
      <Field of={of} name="width" />
      {typeof width === 'number' && (
        <>
          <FieldList of={of} names={['side', 'pad']} />
        </>
      )}
      <Field of={of} name="letters" />
      {amounts.includes(source) && <Field of={of} name="amount" />}
      {source === 'DATE' && <Field of={of} name="date" />}
    </Section>
  )
}
