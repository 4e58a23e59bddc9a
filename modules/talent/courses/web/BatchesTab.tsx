import { CourseBatches } from '#generated/operations/courses.ts'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { dateColumn } from '#platform/web/kit/list/date-columns.tsx'
import { ListPage } from '#platform/web/kit/list/ListPage.tsx'
import { actColumn, countColumn, stateColumn } from '#platform/web/kit/mass/columns.tsx'
import { useMassActs } from '#platform/web/kit/mass/MassActsPage.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { act } from './batch-act.ts'
import type { Batch } from './types.ts'

const to = ({ id }: Batch) => pathTo('cursos/asignaciones/:id', { id })

const columns: readonly Column<Batch>[] = [
  actColumn({ key: 'title', title: 'Curso', words: ({ title }) => title, to }),
  stateColumn(act),
  countColumn('made', 'Personas'),
  dateColumn('dueOn', 'Plazo'),
  dateColumn('createdAt', 'Pedida', { sort: 'createdAt' }),
]

/** The courses that were assigned to many people, the last ones first. */
export default function BatchesTab() {
  const list = useMassActs(CourseBatches, 'createdAt')
  return (
    <ListPage
      embedded
      title="Asignaciones"
      name="course-batches"
      list={list}
      columns={columns}
      nameOf={({ title }) => `la asignación de ${title}`}
      actions={(row) => [{ label: 'Abrir', to: to(row) }]}
      empty={{
        title: 'Aún no hay asignaciones',
        text: 'Abra un curso publicado y elija «Asignar».',
      }}
    />
  )
}
