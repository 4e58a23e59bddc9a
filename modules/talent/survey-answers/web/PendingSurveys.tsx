import { SurveysForRespondent } from '#generated/operations/surveys.ts'
import { CompletionRing } from '#platform/web/kit/text/CompletionRing.tsx'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { LinkRows } from '#platform/web/kit/list/LinkRows.tsx'
import { formatName } from '#platform/web/look/format.ts'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { addressOf } from './addresses.ts'
import { untilWords } from './words.ts'

/** So many are asked for; the rest is on the page of all of them. */
const MOST = 10

/** The surveys that wait for whoever is signed in, by their end: nothing where there are none. */
export default function PendingSurveys() {
  const { data } = useDetail(
    SurveysForRespondent,
    {
      filter: { status: 'INCOMPLETE' },
      sort: { by: 'endAt', descending: false },
      page: { number: 1, size: MOST },
    },
    { needs: 'surveyAnswers.read' },
  )
  const open = data?.surveysForRespondent.rows.filter((row) => row.isOwn && !row.closed) ?? []
  if (open.length === 0) return null
  return (
    <Panel
      title="Encuestas pendientes"
      action={
        <Link alone to={pathTo('evaluaciones')}>
          Ver todas
        </Link>
      }
    >
      <LinkRows
        what="encuestas"
        rows={open.map((row) => ({
          id: row.id,
          to: addressOf(row),
          words: row.surveyTitle,
          hint: row.evaluatee
            ? `${formatName(row.evaluatee.fullname)}, ${untilWords(row.endAt)}`
            : untilWords(row.endAt),
          aside: 'Responder',
          mark: <CompletionRing percent={row.progress} size={40} label="Avance" />,
        }))}
      />
    </Panel>
  )
}
