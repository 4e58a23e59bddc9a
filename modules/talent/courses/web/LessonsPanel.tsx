import { useState } from 'react'
import { SaveCourse } from '#generated/operations/courses.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { Field } from '#platform/web/kit/form/Field.tsx'
import { FormDialog, NEW, type OpenForm, useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { Section } from '#platform/web/kit/form/FormPage.tsx'
import { filesIn, SeveralFiles } from '#platform/web/kit/form/SeveralFiles.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { Rows } from '#platform/web/kit/list/Rows.tsx'
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { RichText } from '#platform/web/kit/text/RichText.tsx'
import { useMe } from '#platform/web/screen/me.tsx'
import { CourseLesson } from '../model/course.ts'
import { dataOf } from './data-of.ts'
import { movedUp, placed, without } from './places.ts'
import type { Lesson, Whole } from './types.ts'

/** A lesson as the server takes it. */
const sent = ({ title, content, videoUrl, fileId, minSeconds }: Omit<Lesson, 'id'>) => ({
  title,
  content,
  videoUrl,
  fileId,
  minSeconds,
})

const columns: readonly Column<Lesson>[] = [
  {
    key: 'title',
    title: 'Lección',
    lead: true,
    text: ({ position, title }) => `${position}. ${title}`,
  },
  {
    key: 'parts',
    title: 'Además',
    text: ({ videoUrl, fileName }) =>
      [videoUrl && 'Video', fileName].filter(Boolean).join(' · ') || 'Solo texto',
  },
  {
    key: 'minSeconds',
    title: 'Segundos mínimos',
    align: 'end',
    text: ({ minSeconds }) => minSeconds,
  },
]

/** The lessons of a course in their order. */
export function LessonsPanel({ row }: { row: Whole }) {
  const form = useOpenForm('lección')
  const [read, setRead] = useState<string>()
  const save = useAction(SaveCourse, { done: 'Lecciones guardadas' })
  const { id, version, lessons } = row
  const send = (next: readonly Lesson[]) =>
    save.run({ input: { ...dataOf(row), id, version, lessons: next.map(sent) } })
  const edited = lessons.find((one) => one.id === form.key)
  const shown = lessons.find((one) => one.id === read)
  return (
    <Panel
      title="Lecciones"
      action={
        <ActionButton permission="courses.update" onClick={() => form.open()}>
          Agregar lección
        </ActionButton>
      }
    >
      {lessons.length === 0 ? (
        <EmptyState title="Aún no tiene lecciones">Agregue al menos una para publicar.</EmptyState>
      ) : (
        <Rows
          caption="Lecciones"
          rows={lessons}
          columns={columns}
          nameOf={({ title }) => title}
          actions={(lesson) => [
            { label: 'Leer', onClick: () => setRead(lesson.id) },
            { label: 'Editar', permission: 'courses.update', onClick: () => form.open(lesson.id) },
            {
              label: 'Subir',
              permission: 'courses.update',
              onClick: () => send(movedUp(lessons, lesson)),
            },
            {
              label: 'Quitar',
              permission: 'courses.update',
              danger: true,
              confirm: 'Se quita del borrador del curso.',
              onClick: () => send(without(lessons, lesson)),
            },
          ]}
        />
      )}
      {shown && (
        <section aria-label={shown.title}>
          <h3>{shown.title}</h3>
          <RichText text={shown.content} />
        </section>
      )}
      {(form.key === NEW || edited) && <LessonDialog row={row} lesson={edited} form={form} />}
    </Panel>
  )
}

type Dialog = { row: Whole; lesson: Lesson | undefined; form: OpenForm }

function LessonDialog({ row, lesson, form }: Dialog) {
  const save = useAction(SaveCourse, { done: 'Lección guardada' })
  const { company } = useMe()
  const { id, version, lessons } = row
  const files = lesson?.fileId ? [{ id: lesson.fileId, name: lesson.fileName ?? 'Archivo' }] : []
  return (
    <FormDialog
      title={lesson ? 'Editar lección' : 'Agregar lección'}
      action={save}
      initial={lesson ? { ...sent(lesson), files } : { minSeconds: 30, files }}
      more={{ ...dataOf(row), id, version }}
      toInput={({ files: given, ...values }) => {
        const written = { ...values, fileId: filesIn(given)[0]?.id ?? null }
        return { lessons: placed(lessons, lesson, written, sent) }
      }}
      submit={lesson ? 'Guardar' : 'Agregar'}
      form={form}
    >
      <Section>
        <Field of={CourseLesson} name="title" wide autoFocus />
        <Field of={CourseLesson} name="content" wide rows={10} />
        <Field of={CourseLesson} name="videoUrl" wide />
        {company && (
          <SeveralFiles
            name="files"
            label="Archivo"
            most={1}
            about={{ relatedType: 'course', relatedId: company.id }}
          />
        )}
        <Field of={CourseLesson} name="minSeconds" />
      </Section>
    </FormDialog>
  )
}
