import { formatNumber } from '#chile/numbers.ts'
import { PieceworkPriceCatalogue } from '#generated/catalogues.ts'
import type { PieceworkPricesQuery } from '#generated/documents/graphql.ts'
import { editing } from '#platform/web/draft/changed-fields.ts'
import { formatDate } from '#platform/web/look/format.ts'
import { CataloguePanel } from '#platform/web/kit/list/CataloguePanel.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { SidePanel } from '#platform/web/kit/page/Dialog.tsx'
import { FieldList } from '#platform/web/kit/form/Field.tsx'
import { FormDialog, NEW, type OpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { today } from '#platform/web/look/today.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { PieceworkPrice } from '../model/piecework.ts'

type Row = PieceworkPricesQuery['pieceworkPrices'][number]
type Props = {
  task: { id: string; name: string; unit: string }
  form: OpenForm
  onClose: () => void
}

const columns: readonly Column<Row>[] = [
  { key: 'startsOn', title: 'Desde', lead: true, render: (row) => formatDate(row.startsOn) },
  {
    key: 'price',
    title: 'Pesos por unidad',
    align: 'end',
    render: (row) => <span className="tabular">${formatNumber(row.price)}</span>,
  },
]

/** What a unit of a work pays, from each day on. */
export function PricesOf({ task, form, onClose }: Props) {
  const detail = useDetail(PieceworkPriceCatalogue.list, { input: { taskId: task.id } })
  const remove = useAction(PieceworkPriceCatalogue.remove, { done: 'Precio eliminado' })
  const rows = detail.data?.pieceworkPrices.toReversed()
  const edited = rows?.find(({ id }) => id === form.key)
  return (
    <SidePanel title={`Precios de ${task.name}`} onClose={onClose}>
      <p className="soft">
        Por {task.unit}. Un precio rige desde su día hasta el siguiente; lo ya aprobado conserva el
        suyo.
      </p>
      <CataloguePanel
        detail={detail}
        rows={rows}
        noun={{ one: 'precio', many: 'precios' }}
        empty="Sin un precio no se puede aprobar lo que se anote."
        create={{ permission: 'pieceworkTasks.update', onClick: () => form.open() }}
        caption={`Precios de ${task.name}`}
        columns={columns}
        nameOf={(row) => `el precio del ${formatDate(row.startsOn)}`}
        actions={(row) => [
          {
            label: 'Editar',
            permission: 'pieceworkTasks.update',
            onClick: () => form.open(row.id),
          },
          {
            label: 'Eliminar',
            permission: 'pieceworkTasks.update',
            danger: true,
            confirm: 'Lo que se anote desde ese día tomará el precio anterior.',
            onClick: () => remove.run({ input: { id: row.id } }),
          },
        ]}
      >
        {form.key === NEW && <NewPrice task={task} form={form} />}
        {edited && <EditPrice key={edited.id} row={edited} form={form} />}
      </CataloguePanel>
    </SidePanel>
  )
}

const fields = (
  <>
    <FieldList of={PieceworkPrice} names={['startsOn', 'price']} autoFocus />
  </>
)

function NewPrice({ task, form }: Pick<Props, 'task' | 'form'>) {
  const create = useAction(PieceworkPriceCatalogue.create, { done: 'Precio agregado' })
  return (
    <FormDialog
      title="Nuevo precio"
      action={create}
      more={{ taskId: task.id }}
      initial={{ startsOn: today() }}
      form={form}
    >
      {fields}
    </FormDialog>
  )
}

function EditPrice({ row, form }: { row: Row; form: OpenForm }) {
  const update = useAction(PieceworkPriceCatalogue.update, { done: 'Precio guardado' })
  return (
    <FormDialog
      title="Editar precio"
      action={update}
      {...editing(row, ['startsOn', 'price'])}
      form={form}
    >
      {fields}
    </FormDialog>
  )
}
