import type { SurveysOfEvaluateeQuery } from '#generated/documents/graphql.ts'
import { SurveysOfEvaluatee } from '#generated/operations/evaluation-results.ts'
import type { AboutSomebody } from '#modules/talent/survey-answers/web/index.ts'
import { surveyStates } from '#modules/talent/surveys/model/states.ts'
import { RaterGroup } from '#modules/talent/surveys/model/scoring/relations.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { DataTable } from '#platform/web/kit/list/DataTable.tsx'
import { NoAccess } from '#platform/web/kit/page/NoAccess.tsx'
import { DetailPage } from '#platform/web/kit/record/DetailPage.tsx'
import { StateTag } from '#platform/web/kit/record/StateMachine.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { formatDate, formatName } from '#platform/web/look/format.ts'
import { useCan } from '#platform/web/screen/me.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'

type Shown = SurveysOfEvaluateeQuery['surveysOfEvaluatee']
type Group = Shown['groups'][number]

/** Who answers about somebody in a survey, by relation: how many, and never which peer. */
export default function EvaluateeSurveys(props: AboutSomebody) {
  const mayRead = useCan()('performanceResults.read')
  const { data, loading, error, reload } = useDetail(
    SurveysOfEvaluatee,
    { input: props },
    { enabled: mayRead },
  )
  if (!mayRead) return <NoAccess />
  const shown = data?.surveysOfEvaluatee
  return (
    <DetailPage
      title={shown ? `Evaluación de ${formatName(shown.fullname)}` : 'Evaluación'}
      context={
        shown && (
          <>
            {shown.title} · hasta el {formatDate(shown.endAt.slice(0, 10))}{' '}
            <StateTag machine={surveyStates} state={shown.status} />
          </>
        )
      }
      actions={shown && <Actions shown={shown} />}
      loading={loading}
      error={error}
      retry={reload}
    >
      {shown && (
        <Panel
          title="Quiénes la evalúan"
          text="Los pares y el equipo se cuentan desde tres personas; si son menos, juntos"
        >
          <DataTable
            caption="Quiénes la evalúan"
            rows={shown.groups}
            columns={columnsOf(shown)}
            rowKey={({ group }) => group}
          />
        </Panel>
      )}
    </DetailPage>
  )
}

function Actions({ shown: { surveyId, evaluateeId, ownSurveyId, hasResult } }: { shown: Shown }) {
  return (
    <>
      {hasResult && (
        <ActionButton
          to={pathTo('performance/reports/participants/:evaluateeId/survey/:surveyId', {
            evaluateeId,
            surveyId,
          })}
        >
          Ver resultado
        </ActionButton>
      )}
      {ownSurveyId && (
        <ActionButton
          look="next"
          to={pathTo('evaluaciones/:id/:userSurvey', { id: surveyId, userSurvey: ownSurveyId })}
        >
          Responder
        </ActionButton>
      )}
    </>
  )
}

const few = 'Menos de tres'

const columnsOf = ({ supervisors }: Shown): readonly Column<Group>[] => [
  {
    key: 'group',
    title: 'Relación',
    lead: true,
    text: ({ group }) =>
      group === 'SUPERVISOR' && supervisors.length > 0
        ? `${RaterGroup.label(group)}: ${supervisors.map(formatName).join(', ')}`
        : RaterGroup.label(group),
  },
  { key: 'invited', title: 'Evaluadores', align: 'end', text: ({ invited }) => invited ?? few },
  { key: 'answered', title: 'Respondieron', align: 'end', text: ({ answered }) => answered ?? few },
]
