import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import {
  AssignCourse,
  Course as CourseDocument,
  PreviewCourseAssignment,
} from '#generated/operations/courses.ts'
import { counted } from '#chile/counts.ts'
import { addDays } from '#chile/dates.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { Field, FreeField } from '#platform/web/kit/form/Field.tsx'
import type { FormValues } from '#platform/web/kit/form/form-props.ts'
import { FormPage, Section } from '#platform/web/kit/form/FormPage.tsx'
import { usePreview } from '#platform/web/kit/form/FormPreview.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { today } from '#platform/web/look/today.ts'
import { pathTo } from '#platform/web/screen/screens.ts'
import { choiceFields, CourseBatch } from '../model/course.ts'

/** Assigns a course to people of a razón social: who, and until when. */
export default function AssignPage() {
  const { id = '' } = useParams()
  const { data, error, reload } = useDetail(CourseDocument, { input: { id } })
  if (error) return <LoadProblem error={error} retry={reload} page />
  if (!data) return <PageSkeleton />
  return <Order courseId={id} title={data.course.title} />
}

const begin = () => ({ dueOn: addDays(today(), 30) })
const textIn = (value: unknown): string | null => (typeof value === 'string' ? value : null)
const optionsOf = (words: readonly string[]) => words.map((one) => ({ value: one, label: one }))

/** What is asked of the server by what the form says; nothing without a razón social. */
function askedOf(courseId: string, values: FormValues) {
  const businessId = textIn(values['businessId'])
  if (businessId === null) return null
  const [area, jobTitle] = [textIn(values['area']), textIn(values['jobTitle'])]
  return { courseId, businessId, area, jobTitle, ruts: textIn(values['ruts']) }
}

function Order({ courseId, title }: { courseId: string; title: string }) {
  const navigate = useNavigate()
  const [initial] = useState(begin)
  const [values, setValues] = useState<FormValues>(initial)
  const asked = askedOf(courseId, values)
  const { data, error, reload } = usePreview(
    PreviewCourseAssignment,
    asked === null ? null : { input: asked },
  )
  const outcome = data?.previewCourseAssignment
  const assign = useAction(AssignCourse, {
    done: 'El curso se asigna',
    after: ({ id }) => void navigate(pathTo('cursos/asignaciones/:id', { id })),
  })
  return (
    <>
      <FormPage
        title="Asignar curso"
        context={title}
        action={assign}
        initial={initial}
        onChange={setValues}
        more={{ courseId }}
        cancel={pathTo('cursos/todos/:id', { id: courseId })}
        draft={`course-assign-${courseId}`}
        submit={outcome ? `Asignar a ${outcome.people - outcome.already}` : 'Asignar'}
      >
        <Section title="Para quiénes">
          <Field of={CourseBatch} name="businessId" autoFocus />
          {outcome && outcome.areas.length > 0 && (
            <FreeField field={choiceFields.area} name="area" options={optionsOf(outcome.areas)} />
          )}
          {outcome && outcome.jobs.length > 0 && (
            <FreeField
              field={choiceFields.jobTitle}
              name="jobTitle"
              options={optionsOf(outcome.jobs)}
            />
          )}
          <FreeField field={choiceFields.ruts} name="ruts" wide rows={3} />
        </Section>
        <Section title="Hasta cuándo">
          <Field of={CourseBatch} name="dueOn" min={today()} />
        </Section>
      </FormPage>
      {error && <LoadProblem error={error} retry={reload} />}
      {outcome && (
        <Panel title="A quiénes se asigna">
          <p>
            {counted(outcome.people, 'persona')} con contrato vigente
            {outcome.already > 0 && `, ${outcome.already} ya lo tienen`}.
          </p>
        </Panel>
      )}
    </>
  )
}
