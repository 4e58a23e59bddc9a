import { PieceworkTaskCatalogue } from '#generated/catalogues.ts'
import type { PieceworkTasksQuery } from '#generated/documents/graphql.ts'
import { formatNumber } from '#chile/numbers.ts'
import { CataloguePage } from '#platform/web/kit/list/CataloguePage.tsx'
import { type Column, columns } from '#platform/web/kit/list/columns.tsx'
import { useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { Button } from 'antd'
import { useState } from 'react'
import { PieceworkTask, TaskState } from '../model/piecework.ts'
import { PricesOf } from './PricesOf.tsx'

type Row = PieceworkTasksQuery['pieceworkTasks'][number]

/** The works that are paid by the piece, and what each pays. */
export default function TasksTab() {
  const [shown, setShown] = useState<Row>()
  const form = useOpenForm('precio')
  return (
    <>
      <CataloguePage
        of={PieceworkTask}
        documents={PieceworkTaskCatalogue}
        service="pieceworkTasks"
        noun={{ one: 'faena', many: 'faenas', feminine: true }}
        title="Faenas y precios"
        embedded
        columns={shownColumns(setShown)}
        fields={['name', 'unit', 'status']}
        usual={{ status: 'ACTIVE' }}
        nameOf={({ name }) => name}
        filters={[{ name: 'status', label: 'Estado', options: TaskState.options }]}
        sort={{ field: 'name', descending: false }}
        empty="Agregue lo que su empresa paga por unidad: cosecha, raleo, poda, embalaje."
      />
      {shown && <PricesOf task={shown} form={form} onClose={() => setShown(undefined)} />}
    </>
  )
}

const priceOf = ({ price }: Row): string =>
  price === null ? 'Sin precio' : `$${formatNumber(price)}`

/** The price of today opens all of them: one press, on a phone too. */
const shownColumns = (open: (row: Row) => void): readonly Column<Row>[] => [
  {
    key: 'name',
    title: 'Faena',
    lead: true,
    sort: 'name',
    text: ({ name }) => name,
  },
  ...columns(PieceworkTask, ['unit']),
  {
    key: 'price',
    title: 'Precio de hoy',
    align: 'end',
    text: ({ price }) => price,
    render: (row) => (
      <Button
        type="link"
        size="small"
        aria-label={`${priceOf(row)}, precios de ${row.name}`}
        onClick={() => open(row)}
      >
        <span className="tabular">{priceOf(row)}</span>
      </Button>
    ),
  },
  ...columns(PieceworkTask, ['status']),
]
