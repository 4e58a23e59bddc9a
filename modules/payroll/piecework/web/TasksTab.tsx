import { PieceworkTaskCatalogue } from '#generated/catalogues.ts'
import type { PieceworkTasksQuery } from '#generated/documents/graphql.ts'
import { CataloguePage } from '#platform/web/kit/CataloguePage.tsx'
import { useOpenForm } from '#platform/web/kit/FormDialog.tsx'
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
        columns={['name', 'unit', 'status']}
        fields={['name', 'unit', 'status']}
        usual={{ status: 'ACTIVE' }}
        nameOf={({ name }) => name}
        filters={[{ name: 'status', label: 'Estado', options: TaskState.options }]}
        sort={{ field: 'name', descending: false }}
        acts={(row) => [{ label: 'Ver precios', onClick: () => setShown(row) }]}
        empty="Agregue lo que su empresa paga por unidad: cosecha, raleo, poda, embalaje."
      />
      {shown && <PricesOf task={shown} form={form} onClose={() => setShown(undefined)} />}
    </>
  )
}
