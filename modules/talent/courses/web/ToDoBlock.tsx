import { counted } from '#chile/counts.ts'
import { AssignedCourses } from '#generated/operations/courses.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { LinkRows } from '#platform/web/kit/list/LinkRows.tsx'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { formatDate } from '#platform/web/look/format.ts'
import { useMe } from '#platform/web/screen/me.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'

/** The courses that wait for whoever is signed in. */
export default function ToDoBlock() {
  const { hasRecord, acting } = useMe()
  const { data } = useDetail(
    AssignedCourses,
    {
      filter: { pending: true },
      sort: { by: 'dueOn', descending: false },
      page: { number: 1, size: 10 },
    },
    { enabled: hasRecord && !acting },
  )
  const found = data?.assignedCourses
  if (!found || found.rows.length === 0) return null
  return (
    <Panel
      title="Cursos por hacer"
      text={counted(found.total ?? found.rows.length, 'curso')}
      action={
        <Link alone to={pathTo('cursos')}>
          Ver todos
        </Link>
      }
    >
      <LinkRows
        what="cursos"
        total={found.total}
        rows={found.rows.map(({ id, title, dueOn }) => ({
          id,
          to: pathTo('cursos/mis-cursos/:id', { id }),
          words: title,
          hint: `Plazo: ${formatDate(dueOn)}`,
          aside: 'Hacer el curso',
        }))}
      />
    </Panel>
  )
}
