import { useOutletContext } from 'react-router'
import { Arrivals } from '#generated/operations/arrivals.ts'
import type { Person } from '#modules/people/people/web/index.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { StatusTag } from '#platform/web/kit/record/StatusTag.tsx'
import { formatDate } from '#platform/web/look/format.ts'
import { ArrivalKind, ArrivalState } from '../model/catalogs.ts'
import { arrivalTones } from '../model/states.ts'
import { TasksOf } from './ListPage.tsx'

/** «Ingreso y salida» of the ficha: the lists of its person, the last one first. */
export default function PersonTab() {
  const { person } = useOutletContext<{ person: Person }>()
  const { data, error, reload } = useDetail(Arrivals, {
    filter: { userId: person.id },
    sort: { by: 'day', descending: true },
    page: { number: 1, size: 10 },
    counted: false,
  })
  if (error) return <LoadProblem error={error} retry={reload} />
  if (!data) return <PageSkeleton header={false} />
  const { rows } = data.arrivals
  if (rows.length === 0) {
    return (
      <EmptyState title="Sin listas">
        Aquí estarán las tareas de su ingreso y de su salida.
      </EmptyState>
    )
  }
  return rows.map((row) => (
    <section key={row.id}>
      <Panel title={`${ArrivalKind.label(row.kind)}: ${row.name}`} text={formatDate(row.day)}>
        <StatusTag tone={arrivalTones[row.state]}>{ArrivalState.label(row.state)}</StatusTag>
      </Panel>
      {row.state !== 'CANCELED' && <TasksOf row={row} />}
    </section>
  ))
}
