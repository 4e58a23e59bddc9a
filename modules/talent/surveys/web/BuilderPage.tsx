import { useParams } from 'react-router'
import type { SurveyQuery } from '#generated/documents/graphql.ts'
import { Survey as ReadSurvey } from '#generated/operations/surveys.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { NoBreak } from '#platform/web/kit/text/NoBreak.tsx'
import { DetailPage } from '#platform/web/kit/record/DetailPage.tsx'
import { StateTag } from '#platform/web/kit/record/StateMachine.tsx'
import { formatDate } from '#platform/web/look/format.ts'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { dayOf } from '../model/survey.ts'
import { surveyStates } from '../model/states.ts'
import { SurveyType } from '../model/survey-types.ts'
import './surveys.css'

export type SurveyData = SurveyQuery['survey']

/** A survey while it is written: its questions, who answers, its rules, and what is missing. */
export default function BuilderPage() {
  const { id = '' } = useParams()
  const { data, loading, error, reload } = useDetail(ReadSurvey, { input: { id } })
  const survey = data?.survey
  return (
    <DetailPage
      title={survey?.title ?? 'Encuesta'}
      context={
        survey && (
          <>
            <StateTag machine={surveyStates} state={survey.status} />
            {' · '}
            {SurveyType.label(survey.type)}
            {', '}
            <NoBreak
              words={`${formatDate(dayOf(survey.startAt))} al ${formatDate(dayOf(survey.endAt))}`}
            />
          </>
        )
      }
      actions={
        survey &&
        survey.status !== 'PENDING' && (
          <ActionButton to={pathTo('encuestas/detalle/:id', { id })}>
            Ver participación
          </ActionButton>
        )
      }
      loading={loading}
      error={error}
      retry={reload}
      share={survey}
    />
  )
}
