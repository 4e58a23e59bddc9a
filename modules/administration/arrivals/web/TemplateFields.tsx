import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { ArrivalChoices, ArrivalPapers } from '#generated/operations/parts/arrivals.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { Field, FreeField } from '#platform/web/kit/form/Field.tsx'
import { Lines, useValue } from '#platform/web/kit/form/form-hooks.tsx'
import { Section } from '#platform/web/kit/form/FormPage.tsx'
import type { Option } from '#platform/web/screen/slots.tsx'
import { ArrivalTemplate, MOST_TASKS, TemplateTask } from '../model/arrival.ts'
import './arrivals.css'

/** What a new task begins with. */
export const blankTask = { kind: 'TASK', assignee: 'HR', days: 0, obligatory: true }

type Named = { id: string; name: string }
const optionsOf = (rows: readonly Named[] = []): Option[] =>
  rows.map(({ id, name }) => ({ value: id, label: name }))

/** A template: the people it is for, and its tasks in their order. */
export function TemplateFields() {
  const areas = useDetail(ArrivalChoices, undefined, { needs: 'areas.read' })
  const papers = useDetail(
    ArrivalPapers,
    { page: { number: 1, size: 100 } },
    { needs: 'documentTemplates.read' },
  )
  return (
    <>
      <Section>
        <Field of={ArrivalTemplate} name="kind" radios />
        <Field of={ArrivalTemplate} name="name" />
        <Field of={ArrivalTemplate} name="status" />
        <Field of={ArrivalTemplate} name="businessId" />
        <Field
          of={ArrivalTemplate}
          name="area"
          suggestions={(areas.data?.areas ?? []).map(({ name }) => name)}
        />
        <Field of={ArrivalTemplate} name="jobTitle" />
      </Section>
      <TaskLines papers={optionsOf(papers.data?.documentTemplates.rows)} />
    </>
  )
}

type LinesProps = { papers: readonly Option[] }

const TaskLines = ({ papers }: LinesProps) => (
  <Lines name="tasks">
    {({ lines, add, remove, problems }) => (
      <>
        {lines.map(({ key, at }) => (
          <fieldset key={key} className="mg-fields ar-task">
            <legend>Tarea {at + 1}</legend>
            <TaskFields at={at} papers={papers} />
            <Button
              icon={<DeleteOutlined aria-hidden />}
              aria-label={`Quitar la tarea ${at + 1}`}
              onClick={() => remove(at)}
            />
          </fieldset>
        ))}
        {problems}
        {lines.length < MOST_TASKS && (
          <Button icon={<PlusOutlined aria-hidden />} onClick={() => add(blankTask)}>
            Agregar tarea
          </Button>
        )}
      </>
    )}
  </Lines>
)

function TaskFields({ at, papers }: LinesProps & { at: number }) {
  const assignee = useValue(['tasks', at, 'assignee'])
  const kind = useValue(['tasks', at, 'kind'])
  const { fields } = TemplateTask
  const placed = (name: keyof typeof fields & string) => ({
    field: fields[name],
    name: ['tasks', at, name],
    inner: [at, name],
  })
  return (
    <>
      <FreeField {...placed('title')} wide />
      <FreeField {...placed('kind')} />
      <FreeField {...placed('assignee')} />
      {assignee === 'PERSON' && <FreeField {...placed('userId')} required />}
      {kind === 'DOCUMENT' && papers.length > 0 && (
        <FreeField {...placed('documentTemplateId')} options={papers} />
      )}
      <FreeField {...placed('days')} />
      <FreeField {...placed('obligatory')} />
    </>
  )
}
