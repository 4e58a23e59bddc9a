import { useNavigate, useParams } from 'react-router'
import { innerId } from '#platform/model/ids.ts'
import { ErrorScreen } from '#platform/web/kit/page/ErrorScreen.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { SurveysOfEvaluatee } from './evaluatee.ts'
import { TakingView } from './TakingView.tsx'

/**
 * A survey at its address. The public id tells what of it is meant: what somebody answers, or who
 * answers about a person.
 */
export default function SurveyPage() {
  const { id = '', userSurvey = '' } = useParams()
  const navigate = useNavigate()
  if (innerId('user', userSurvey) !== undefined) {
    return <SurveysOfEvaluatee surveyId={id} evaluateeId={userSurvey} />
  }
  if (innerId('userSurvey', userSurvey) === undefined) return <ErrorScreen kind="not-found" />
  return (
    <TakingView
      key={userSurvey}
      id={userSurvey}
      onLeave={() => void navigate(`${pathTo('evaluaciones')}/`)}
    />
  )
}
