import { ArrivalTasks } from '#generated/operations/arrivals.ts'
import { fullnameColumn } from '#platform/web/kit/list/usual-columns.tsx'
import { useList } from '#platform/web/list/useList.ts'
import { ArrivalTaskKind, ArrivalTaskState } from '../model/catalogs.ts'
import { taskColumns, toFilter } from './rows.tsx'
import { Tasks } from './Tasks.tsx'

const columns = [...taskColumns.slice(0, 1), fullnameColumn, ...taskColumns.slice(1)]

/** The tasks of every list that the reader sees, what is due first. */
export default function TasksTab() {
  const list = useList(ArrivalTasks, {
    filters: [
      { name: 'mine', label: 'De quién', options: [{ value: 'true', label: 'Solo las mías' }] },
      { name: 'state', label: 'Estado', options: ArrivalTaskState.options },
      { name: 'kind', label: 'Tipo', options: ArrivalTaskKind.options },
      { name: 'overdue', label: 'Atraso', options: [{ value: 'true', label: 'Atrasadas' }] },
    ],
    sort: { field: 'due', descending: false },
    toFilter,
  })
  return (
    <Tasks
      list={list}
      columns={columns}
      title="Tareas"
      leads
      search="Nombre o RUT"
      empty="Aquí estará lo que falta por hacer de cada ingreso y de cada salida."
    />
  )
}
