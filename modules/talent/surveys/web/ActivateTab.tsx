import { CheckCircleOutlined, CloseCircleOutlined, WarningOutlined } from '@ant-design/icons'
import { useNavigate, useOutletContext } from 'react-router'
import { MoveSurvey, SurveyChecks } from '#generated/operations/surveys.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { whyNot } from '#platform/model/states.ts'
import { surveyStates } from '../model/states.ts'
import type { SurveyData } from './BuilderPage.tsx'
import { meansOf } from './means.ts'

const icons = {
  OK: <CheckCircleOutlined aria-label="En orden" />,
  WARNING: <WarningOutlined aria-label="Por revisar" />,
  ERROR: <CloseCircleOutlined aria-label="Falta" />,
}

/** What is right and what is missing, and the button that makes it final. */
export default function ActivateTab() {
  const survey = useOutletContext<SurveyData>()
  const navigate = useNavigate()
  const { data, error, reload } = useDetail(SurveyChecks, { input: { id: survey.id } })
  const activate = useAction(MoveSurvey, {
    done: surveyStates.acts.activate.done,
    after: () => void navigate(pathTo('encuestas/detalle/:id', { id: survey.id })),
  })
  if (error) return <LoadProblem error={error} retry={reload} />
  if (!data) return <PageSkeleton header={false} />
  const missing = data.surveyChecks.find(({ level }) => level === 'ERROR')
  const refusal = whyNot(surveyStates, 'activate', { state: survey.status, relations: [] })
  const means = meansOf('activate')
  return (
    <Panel
      title="Revisar y activar"
      text={means}
      action={
        <ActionButton
          look="next"
          disabled={refusal ?? missing?.message}
          confirm={means}
          onClick={() =>
            activate.run({
              input: {
                id: survey.id,
                version: survey.version,
                move: 'ACTIVATE',
                reason: null,
                endAt: null,
              },
            })
          }
        >
          Activar
        </ActionButton>
      }
    >
      <ul className="su-checks">
        {data.surveyChecks.map(({ code, level, message }) => (
          <li key={`${code} ${message}`} data-level={level}>
            {icons[level]} {message}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
