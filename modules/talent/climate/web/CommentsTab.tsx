import { useParams } from 'react-router'
import { ClimateComments } from '#generated/operations/climate.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'

/** What people wrote, question by question, in no order. */
export default function CommentsTab() {
  const { id = '' } = useParams()
  const { data, error } = useDetail(ClimateComments, { input: { surveyId: id } })
  if (error) return <LoadProblem error={error} />
  if (!data) return <PageSkeleton header={false} />
  const byQuestion = Map.groupBy(data.climateComments, ({ question }) => question)
  if (byQuestion.size === 0) {
    return (
      <EmptyState title="Sin comentarios que mostrar">
        Se muestran cuando al menos diez personas comentan la misma pregunta.
      </EmptyState>
    )
  }
  return [...byQuestion].map(([question, comments]) => (
    <Panel key={question} title={question} text="Mezclados y sin fecha">
      <ul className="cl-comments">
        {comments.map(({ id: key, text, group }) => (
          <li key={key}>
            {text} <span className="soft">{group}</span>
          </li>
        ))}
      </ul>
    </Panel>
  ))
}
