import { useNavigate } from 'react-router'
import { Courses, SaveCourse } from '#generated/operations/courses.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { FormDialog, NEW, type OpenForm, useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { ListPage } from '#platform/web/kit/list/ListPage.tsx'
import { StatusTag } from '#platform/web/kit/record/StatusTag.tsx'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { TextWithHint } from '#platform/web/kit/text/TextWithHint.tsx'
import { useList } from '#platform/web/list/useList.ts'
import { pathTo } from '#platform/web/screen/screens.ts'
import { CourseDuty, CourseKind, CourseState, courseTones } from '../model/catalogs.ts'
import { CourseFields, withDuty } from './CourseFields.tsx'
import type { CourseRow } from './types.ts'

const to = ({ id }: CourseRow) => pathTo('cursos/todos/:id', { id })

const columns: readonly Column<CourseRow>[] = [
  {
    key: 'title',
    title: 'Curso',
    lead: true,
    sort: 'title',
    text: ({ title }) => title,
    render: (row) => (
      <TextWithHint
        words={<Link to={to(row)}>{row.title}</Link>}
        hint={row.duty ? CourseDuty.label(row.duty) : CourseKind.label(row.kind)}
      />
    ),
  },
  {
    key: 'state',
    title: 'Estado',
    text: ({ state }) => CourseState.label(state),
    render: ({ state, hasDraft }) => (
      <TextWithHint
        words={<StatusTag tone={courseTones[state]}>{CourseState.label(state)}</StatusTag>}
        hint={state !== 'DRAFT' && hasDraft ? 'Con cambios por publicar' : null}
      />
    ),
  },
  { key: 'lessonCount', title: 'Lecciones', align: 'end', text: ({ lessonCount }) => lessonCount },
  {
    key: 'validMonths',
    title: 'Vigencia',
    text: ({ validMonths }) => (validMonths === null ? 'No vence' : `${validMonths} meses`),
  },
]

const filters = [
  { name: 'kind', label: 'Tipo', options: CourseKind.options },
  { name: 'state', label: 'Estado', options: CourseState.options },
]

/** The courses of the company. */
export default function AllTab() {
  const list = useList(Courses, { filters, sort: { field: 'title', descending: false } })
  const form = useOpenForm('curso')
  return (
    <>
      <ListPage
        embedded
        title="Cursos"
        list={list}
        columns={columns}
        search="Título"
        nameOf={({ title }) => title}
        create={{
          label: 'Nuevo curso',
          permission: 'courses.create',
          onClick: () => form.open(),
        }}
        actions={(row) => [
          { label: 'Abrir', to: to(row) },
          {
            label: 'Asignar',
            permission: 'courseProgress.create',
            to: pathTo('cursos/todos/:id/asignar', { id: row.id }),
            ...(row.state === 'PUBLISHED' ? {} : { disabled: 'Solo se asigna uno publicado' }),
          },
        ]}
        empty={{
          title: 'Aún no hay cursos',
          text: 'Por ejemplo: Ley Karin, inducción, riesgos del trabajo.',
        }}
      />
      {form.key === NEW && <NewCourse form={form} />}
    </>
  )
}

function NewCourse({ form }: { form: OpenForm }) {
  const navigate = useNavigate()
  const save = useAction(SaveCourse, { done: 'Curso creado' })
  return (
    <FormDialog
      title="Nuevo curso"
      action={save}
      initial={{ kind: 'INTERNAL', passPercent: 60, attempts: 3 }}
      toInput={withDuty}
      submit="Crear curso"
      form={form}
      onDone={({ id }) => void navigate(pathTo('cursos/todos/:id', { id }))}
    >
      <CourseFields />
    </FormDialog>
  )
}
