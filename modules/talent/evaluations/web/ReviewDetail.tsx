import { RaterGroup } from '#modules/talent/surveys/model/scoring/relations.ts'
import { LeftOut } from '#modules/talent/surveys/model/scoring/score.ts'
import { formatDate } from '#platform/web/look/format.ts'
import { pointsWords, scoreWords } from './score-words.ts'
import type { ReviewRow } from './types.ts'

/** What is said of a person in a process: the score, where it comes from, and what was left out. */
export function ReviewDetail({ review }: { review: ReviewRow }) {
  const { computedShown, calibrated, calibrationReason, proposal, proposed, scores } = review
  const facts: readonly (readonly [string, string | null])[] = [
    ['Nota final', scoreWords(review)],
    ['Calculada', computedShown === null ? null : pointsWords(computedShown)],
    ['Calibrada', calibrated === null ? null : pointsWords(calibrated)],
    ['Motivo de la calibración', calibrationReason],
    ['Propuesta', proposed === null ? null : pointsWords(proposed)],
    ['Motivo de la propuesta', proposal],
    ['Conversada el', review.metOn === null ? null : formatDate(review.metOn)],
    ['Notas de la conversación', review.meetingNotes],
    ['Comentario del acuso de recibo', review.acknowledgeComment],
  ]
  return (
    <>
      <dl className="ev-facts">
        {facts.map(([label, words]) =>
          words === null ? null : (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{words}</dd>
            </div>
          ),
        )}
      </dl>
      {scores && (
        <ul className="ev-surveys">
          {scores.competences.map(({ key, title, exact }) => (
            <li key={key}>
              <span>{title}</span>
              <span className="tabular">{exact === null ? 'Sin nota' : exact}</span>
            </li>
          ))}
          {scores.leftOut.map(({ key, why }) => (
            <li key={key} className="soft">
              <span>{RaterGroup.label(key)}</span>
              <span>{LeftOut.label(why)}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
