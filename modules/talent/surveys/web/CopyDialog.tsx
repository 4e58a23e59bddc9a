import { useNavigate } from 'react-router'
import type { ListedSurveysQuery } from '#generated/documents/graphql.ts'
import { CreateSurvey } from '#generated/operations/surveys.ts'
import { addDays } from '#chile/dates.ts'
import { date, flag } from '#platform/model/field.ts'
import { Field, FreeField } from '#platform/web/kit/form/Field.tsx'
import { FormDialog, type OpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { useAction } from '#platform/web/api/useAction.ts'
import { today } from '#platform/web/look/today.ts'
import { Survey, endOf, startOf } from '../model/survey.ts'
import { partOf } from '../model/states.ts'
import { settingsPath } from './paths.ts'

const firstDay = date('Primer día')
const lastDay = date('Último día')
const withParticipants = flag('Con los mismos participantes', {
  help: 'Los que trabajen ese primer día',
})

type Props = { survey: ListedSurveysQuery['surveys']['rows'][number]; form: OpenForm }

/** Another survey like one that there is: its questions, its rules and, if asked, its people. */
export function CopyDialog({ survey, form }: Props) {
  const navigate = useNavigate()
  const create = useAction(CreateSurvey, {
    done: 'Encuesta copiada: revise sus preguntas',
    after: ({ id }) => void navigate(`${settingsPath(partOf(survey.type))}/${id}`),
  })
  return (
    <FormDialog
      title={`Copiar «${survey.title}»`}
      submit="Copiar"
      action={create}
      lead={
        <p className="mg-act soft">
          Se copian las preguntas y los ajustes, no las respuestas. Sus resultados se comparan.
        </p>
      }
      initial={{
        title: `${survey.title} (copia)`.slice(0, 150),
        firstDay: today(),
        lastDay: addDays(today(), 14),
        withParticipants: false,
      }}
      toInput={(values) => ({
        type: survey.type,
        title: values['title'],
        fromSurveyId: survey.id,
        startAt: startOf(String(values['firstDay'])),
        endAt: endOf(String(values['lastDay'])),
        withParticipants: values['withParticipants'] === true,
      })}
      form={form}
    >
      <div className="mg-fields">
        <Field of={Survey} name="title" wide autoFocus />
        <FreeField field={firstDay} name="firstDay" />
        <FreeField field={lastDay} name="lastDay" />
        <FreeField field={withParticipants} name="withParticipants" wide />
      </div>
    </FormDialog>
  )
}
