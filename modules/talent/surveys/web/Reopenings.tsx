import { SurveyReopenings } from '#generated/operations/surveys.ts'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { TextWithHint } from '#platform/web/kit/text/TextWithHint.tsx'
import { formatDate, formatName } from '#platform/web/look/format.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { dayOf } from '../model/survey.ts'

/** What was opened again of other people, with its reason; nothing where nothing was. */
export function Reopenings({ id }: { id: string }) {
  const { data, error, reload } = useDetail(SurveyReopenings, { input: { id } })
  if (error) return <LoadProblem error={error} retry={reload} />
  const rows = data?.surveyReopenings ?? []
  if (rows.length === 0) return null
  return (
    <Panel title="Abiertas de nuevo" text="Enviadas por su persona y abiertas por otra.">
      <ul className="su-bank">
        {rows.map(({ id: key, respondent, evaluatee, author, reason, at }) => (
          <li key={key}>
            <TextWithHint
              words={
                evaluatee && evaluatee !== respondent
                  ? `${nameOf(respondent)}, sobre ${formatName(evaluatee)}`
                  : nameOf(respondent)
              }
              hint={`${reason}. ${nameOf(author)}, el ${formatDate(dayOf(at))}`}
            />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

const nameOf = (name: string | null) => (name === null ? 'Sin nombre' : formatName(name))
