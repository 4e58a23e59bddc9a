import { counted } from '#chile/counts.ts'
import { SaveCourse } from '#generated/operations/courses.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { Field } from '#platform/web/kit/form/Field.tsx'
import { FormDialog, NEW, type OpenForm, useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { Section } from '#platform/web/kit/form/FormPage.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { Rows } from '#platform/web/kit/list/Rows.tsx'
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { useCan } from '#platform/web/screen/me.tsx'
import { CourseQuestion } from '../model/course.ts'
import { dataOf } from './data-of.ts'
import { movedUp, placed, without } from './places.ts'
import type { Question, Whole } from './types.ts'

const sent = ({ id, words, options }: Question) => ({ id, words, options: options.join('\n') })

const columns: readonly Column<Question>[] = [
  { key: 'words', title: 'Pregunta', lead: true, text: ({ words }) => words },
  { key: 'options', title: 'Alternativas', text: ({ options }) => options.join(' · ') },
  {
    key: 'right',
    title: 'Correctas',
    text: ({ rightCount }) => counted(rightCount, 'correcta'),
  },
]

/** The questions of the test, for who writes courses. Right answers are never shown again. */
export function QuestionsPanel({ row }: { row: Whole }) {
  const can = useCan()
  const form = useOpenForm('pregunta')
  const save = useAction(SaveCourse, { done: 'Preguntas guardadas' })
  if (!can('courses.update')) return null
  const { id, version, questions } = row
  const send = (next: readonly Question[]) =>
    save.run({ input: { ...dataOf(row), id, version, questions: next.map(sent) } })
  const edited = questions.find((one) => one.id === form.key)
  return (
    <Panel
      title="Preguntas"
      text="Las respuestas correctas se guardan y no se vuelven a mostrar"
      action={<ActionButton onClick={() => form.open()}>Agregar pregunta</ActionButton>}
    >
      {questions.length === 0 ? (
        <EmptyState title="Sin preguntas">
          Así, el curso se aprueba al terminar sus lecciones.
        </EmptyState>
      ) : (
        <Rows
          caption="Preguntas"
          rows={questions}
          columns={columns}
          nameOf={({ words }) => words}
          actions={(question) => [
            { label: 'Editar', onClick: () => form.open(question.id) },
            { label: 'Subir', onClick: () => send(movedUp(questions, question)) },
            {
              label: 'Quitar',
              danger: true,
              confirm: 'Se quita del borrador del curso.',
              onClick: () => send(without(questions, question)),
            },
          ]}
        />
      )}
      {(form.key === NEW || edited) && <QuestionDialog row={row} question={edited} form={form} />}
    </Panel>
  )
}

type Dialog = { row: Whole; question: Question | undefined; form: OpenForm }

function QuestionDialog({ row, question, form }: Dialog) {
  const save = useAction(SaveCourse, { done: 'Pregunta guardada' })
  const { id, version, questions } = row
  return (
    <FormDialog
      title={question ? 'Editar pregunta' : 'Agregar pregunta'}
      lead={
        question && 'Si no cambia las alternativas, sus respuestas correctas quedan como estaban.'
      }
      action={save}
      initial={question ? sent(question) : {}}
      more={{ ...dataOf(row), id, version }}
      toInput={(values) => {
        const written = { ...values, id: question?.id ?? null }
        return { questions: placed(questions, question, written, sent) }
      }}
      submit={question ? 'Guardar' : 'Agregar'}
      form={form}
    >
      <Section>
        <Field of={CourseQuestion} name="words" wide rows={2} autoFocus />
        <Field of={CourseQuestion} name="options" wide rows={5} />
      </Section>
    </FormDialog>
  )
}
