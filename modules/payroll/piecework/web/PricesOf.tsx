import { formatNumber } from '#chile/numbers.ts'
import { PieceworkPriceCatalogue } from '#generated/catalogues.ts'
import type { PieceworkPricesQuery } from '#generated/documents/graphql.ts'
import { formatDate } from '#platform/web/look/format.ts'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { ShortCatalogue } from '#platform/web/kit/list/ShortCatalogue.tsx'
import { SidePanel } from '#platform/web/kit/page/Dialog.tsx'
import { FieldList } from '#platform/web/kit/form/Field.tsx'
import type { OpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { today } from '#platform/web/look/today.ts'
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

const names = ['startsOn', 'price'] as const

/** What a unit of a work pays, from each day on. */
export const PricesOf = ({ task, form, onClose }: Props) => (
  <SidePanel title={`Precios de ${task.name}`} onClose={onClose}>
    <p className="soft">
      Por {task.unit}. Un precio rige desde su día hasta el siguiente; lo ya aprobado conserva el
      suyo.
    </p>
    <ShortCatalogue
      documents={PieceworkPriceCatalogue}
      right="pieceworkTasks.update"
      noun={{ one: 'precio', many: 'precios', added: true }}
      words={{ new: 'Nuevo precio', create: 'Guardar' }}
      under={{ taskId: task.id }}
      empty="Sin un precio no se puede aprobar lo que se anote."
      caption={`Precios de ${task.name}`}
      columns={columns}
      order={(one, other) => other.startsOn.localeCompare(one.startsOn)}
      nameOf={(row) => `el precio del ${formatDate(row.startsOn)}`}
      removing="Lo que se anote desde ese día tomará el precio anterior."
      fields={names}
      usual={{ startsOn: today() }}
      form={form}
    >
      {() => <FieldList of={PieceworkPrice} names={names} autoFocus />}
    </ShortCatalogue>
  </SidePanel>
)
