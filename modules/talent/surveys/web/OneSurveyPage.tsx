import { Navigate, useParams } from 'react-router'
import { SurveysForRespondent } from '#generated/operations/surveys.ts'
import { innerId } from '#platform/model/ids.ts'
import { ErrorScreen } from '#platform/web/kit/page/ErrorScreen.tsx'
import { ListPage } from '#platform/web/kit/list/ListPage.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { formatName } from '#platform/web/look/format.ts'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { useList } from '#platform/web/list/useList.ts'
import { endWords, ownColumns, statusFilter, type UserSurveyItem } from './user-surveys.tsx'

/** What whoever is signed in has to answer of one survey, at the address of the survey. */
export default function OneSurveyPage() {
  const { id = '' } = useParams()
  if (innerId('survey', id) === undefined) return <ErrorScreen kind="not-found" />
  return <OfSurvey key={id} id={id} />
}

/** One that is about nobody is answered once: its address leads to the answering itself. */
function OfSurvey({ id }: { id: string }) {
  const { data, error, reload } = useDetail(SurveysForRespondent, {
    filter: { surveyId: id },
    page: { number: 1, size: 10 },
  })
  if (error) return <LoadProblem error={error} retry={reload} />
  if (!data) return <PageSkeleton />
  const [first] = data.surveysForRespondent.rows
  if (first && !first.evaluatee) {
    const path = pathTo('encuestas/:id/:userSurvey', { id, userSurvey: first.id })
    return <Navigate replace to={path} />
  }
  return <Pending id={id} first={first} />
}

type PendingProps = { id: string; first: UserSurveyItem | undefined }

function Pending({ id, first }: PendingProps) {
  const list = useList(SurveysForRespondent, {
    filters: [statusFilter],
    sort: { field: 'fullname', descending: false },
    fixed: { surveyId: id },
  })
  return (
    <ListPage
      title={first?.surveyTitle ?? 'Encuesta'}
      name="survey-to-answer"
      context={first && endWords(first)}
      list={list}
      columns={ownColumns}
      search="Nombre"
      nameOf={({ evaluatee, respondent }) => formatName((evaluatee ?? respondent).fullname)}
      empty={{
        title: 'Nada por responder',
        text: 'Lo que le corresponda responder de esta encuesta está aquí desde que empieza.',
      }}
    />
  )
}
