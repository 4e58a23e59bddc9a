import { ReviewDialog } from '#modules/talent/evaluations/web/index.ts'
import { reviewStates } from '#modules/talent/evaluations/model/states.ts'
import { whyNot } from '#platform/model/states.ts'
import { useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { formatDate } from '#platform/web/look/format.ts'
import { useCan } from '#platform/web/screen/me.tsx'
import type { Result } from './result-words.ts'

type Props = { result: Result }

/** The talk about a result and its acknowledgement, each offered to the person who does it. */
export function TalkPanel({ result }: Props) {
  const can = useCan()
  const form = useOpenForm('retroalimentacion')
  const { status, isOwn, metOn, meetingNotes, acknowledgedAt, acknowledgeComment } = result
  const relations = isOwn ? (['self'] as const) : (['other'] as const)
  const may = (act: 'meet' | 'acknowledge') =>
    can('feedback.create') && !whyNot(reviewStates, act, { state: status, relations })
  if (!result.releasedAt) return null
  return (
    <Panel
      title="Conversación y acuse de recibo"
      action={
        may('acknowledge') ? (
          <ActionButton look="next" onClick={() => form.open('acknowledge')}>
            Acusar recibo
          </ActionButton>
        ) : (
          result.leads &&
          may('meet') && (
            <ActionButton onClick={() => form.open('meet')}>Registrar conversación</ActionButton>
          )
        )
      }
    >
      <p>
        {metOn
          ? `Conversada el ${formatDate(metOn)}.`
          : `Entregada el ${formatDate(result.releasedAt.slice(0, 10))}; falta conversarla.`}
      </p>
      {meetingNotes && <p className="er-notes">{meetingNotes}</p>}
      {acknowledgedAt && (
        <p>
          Acuse de recibo el {formatDate(acknowledgedAt.slice(0, 10))}; no implica estar de acuerdo.
          {acknowledgeComment && ` «${acknowledgeComment}»`}
        </p>
      )}
      {(form.key === 'acknowledge' || form.key === 'meet') && (
        <ReviewDialog act={form.key} review={result} form={form} />
      )}
    </Panel>
  )
}
