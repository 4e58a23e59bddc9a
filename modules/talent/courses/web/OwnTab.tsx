import { AssignedCourses } from '#generated/operations/courses.ts'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { dateColumn } from '#platform/web/kit/list/date-columns.tsx'
import { ListPage } from '#platform/web/kit/list/ListPage.tsx'
import { StatusTag } from '#platform/web/kit/record/StatusTag.tsx'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { TextWithHint } from '#platform/web/kit/text/TextWithHint.tsx'
import { useList } from '#platform/web/list/useList.ts'
import { pathTo } from '#platform/web/screen/screens.ts'
import { AssignmentState, assignmentTones, CourseKind } from '../model/catalogs.ts'
import type { OwnRow } from './types.ts'

const to = ({ id }: OwnRow) => pathTo('cursos/mis-cursos/:id', { id })

const columns: readonly Column<OwnRow>[] = [
  {
    key: 'title',
    title: 'Curso',
    lead: true,
    sort: 'title',
    text: ({ title }) => title,
    render: (row) => (
      <TextWithHint
        words={<Link to={to(row)}>{row.title}</Link>}
        hint={CourseKind.label(row.kind)}
      />
    ),
  },
  {
    key: 'state',
    title: 'Estado',
    text: ({ state }) => AssignmentState.label(state),
    render: ({ state }) => (
      <StatusTag tone={assignmentTones[state]}>{AssignmentState.label(state)}</StatusTag>
    ),
  },
  {
    key: 'lessons',
    title: 'Lecciones',
    text: ({ doneCount, lessonCount }) => `${doneCount} de ${lessonCount}`,
  },
  dateColumn('dueOn', 'Plazo', { sort: 'dueOn' }),
  dateColumn('expiresOn', 'Vence'),
]

const filters = [{ name: 'state', label: 'Estado', options: AssignmentState.options }]

/** The courses of whoever is signed in: what is due first. */
export default function OwnTab() {
  const list = useList(AssignedCourses, {
    filters,
    sort: { field: 'dueOn', descending: false },
  })
  return (
    <ListPage
      embedded
      title="Mis cursos"
      list={list}
      columns={columns}
      nameOf={({ title }) => title}
      actions={(row) => [{ label: 'Abrir', to: to(row) }]}
      empty={{ title: 'No tiene cursos asignados', text: 'Cuando le asignen uno, se le avisa.' }}
    />
  )
}
