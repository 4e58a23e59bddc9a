import { useParams } from 'react-router'
import { counted } from '#chile/counts.ts'
import {
  CloseCourse,
  Course as CourseDocument,
  PublishCourse,
  SaveCourse,
} from '#generated/operations/courses.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { FormDialog, type OpenForm, useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { PageContext } from '#platform/web/kit/page/PageContext.tsx'
import { DetailPage } from '#platform/web/kit/record/DetailPage.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { Facts } from '#platform/web/kit/text/values.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { CourseState, courseTones } from '../model/catalogs.ts'
import { Course, courseFields } from '../model/course.ts'
import { CourseFields, withDuty } from './CourseFields.tsx'
import { dataOf } from './data-of.ts'
import { LessonsPanel } from './LessonsPanel.tsx'
import { QuestionsPanel } from './QuestionsPanel.tsx'
import type { Whole } from './types.ts'

/** One course: its lessons, its questions, and how it is published and assigned. */
export default function CoursePage() {
  const { id = '' } = useParams()
  const { data, loading, error, reload } = useDetail(CourseDocument, { input: { id } })
  const row = data?.course
  return (
    <DetailPage
      title={row ? row.title : 'Curso'}
      context={
        row && (
          <PageContext tone={courseTones[row.state]} state={CourseState.label(row.state)}>
            <span>{counted(row.lessons.length, 'lección', 'lecciones')}</span>
            {row.versionNo !== null && <span>Versión {row.versionNo}</span>}
            {row.hasDraft && row.state !== 'DRAFT' && <span>Con cambios por publicar</span>}
          </PageContext>
        )
      }
      actions={row && <Acts row={row} />}
      loading={loading}
      error={error}
      retry={reload}
    >
      {row && <Body row={row} />}
    </DetailPage>
  )
}

function Body({ row }: { row: Whole }) {
  const names = courseFields.filter(
    (name) => name !== 'title' && (name !== 'duty' || row.duty !== null),
  )
  return (
    <>
      <Panel title="Datos">
        <Facts of={Course} row={row} names={names} />
      </Panel>
      <LessonsPanel row={row} />
      <QuestionsPanel row={row} />
    </>
  )
}

function Acts({ row }: { row: Whole }) {
  const { id, version, state, hasDraft } = row
  const form = useOpenForm('curso')
  const publish = useAction(PublishCourse, { done: 'Curso publicado' })
  const close = useAction(CloseCourse, { done: 'Curso cerrado' })
  const input = { input: { id, version } }
  const isClosed = state === 'CLOSED' && 'El curso está cerrado'
  return (
    <>
      <ActionButton
        permission="courses.update"
        disabled={isClosed || undefined}
        onClick={() => form.open(id)}
      >
        Editar datos
      </ActionButton>
      <ActionButton
        permission="courses.delete"
        danger
        disabled={state === 'PUBLISHED' ? undefined : 'Solo se cierra un curso publicado'}
        confirm="No se asigna a nadie más. Quienes ya lo tienen siguen con él."
        onClick={() => close.run(input)}
      >
        Cerrar
      </ActionButton>
      <ActionButton
        permission="courses.update"
        disabled={isClosed || (hasDraft ? undefined : 'No hay cambios por publicar')}
        confirm="Desde ahora se asigna así. Quienes tienen una versión anterior siguen con ella."
        onClick={() => publish.run(input)}
      >
        Publicar
      </ActionButton>
      <ActionButton
        look="next"
        permission="courseProgress.create"
        disabled={state === 'PUBLISHED' ? undefined : 'Solo se asigna un curso publicado'}
        to={pathTo('cursos/todos/:id/asignar', { id })}
      >
        Asignar
      </ActionButton>
      {form.key === id && <EditCourse row={row} form={form} />}
    </>
  )
}

function EditCourse({ row, form }: { row: Whole; form: OpenForm }) {
  const save = useAction(SaveCourse, { done: 'Curso guardado' })
  const { id, version } = row
  return (
    <FormDialog
      title="Editar curso"
      action={save}
      initial={dataOf(row)}
      more={{ id, version }}
      toInput={withDuty}
      form={form}
    >
      <CourseFields />
    </FormDialog>
  )
}
