import { Button } from 'antd'
import { useState } from 'react'
import { CreateFeedback, Feedback as FeedbackOf } from '#generated/operations/survey-answers.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { Field } from '#platform/web/kit/form/Field.tsx'
import { FormDialog } from '#platform/web/kit/form/FormDialog.tsx'
import { formatName } from '#platform/web/look/format.ts'
import { useCan } from '#platform/web/screen/me.tsx'
import { Feedback, NO_COMMENT } from '../model/feedback.ts'
import { FeedbackDialog } from './FeedbackDialog.tsx'
import type { TakenSurvey } from './session.ts'

type Props = { taken: TakenSurvey; own: NonNullable<TakenSurvey['own']> }

/** What a supervisor says to the person they evaluated, once; afterwards it is only read. */
export function GiveFeedback({ taken, own }: Props) {
  const [open, setOpen] = useState(false)
  const can = useCan()
  const { isOwn, evaluatee } = taken
  const { id, relation } = own
  const { data } = useDetail(
    FeedbackOf,
    { input: { userSurveyId: id, surveyId: null } },
    { needs: 'feedback.read' },
  )
  const create = useAction(CreateFeedback, { done: 'Feedback ingresado exitosamente' })
  const gives = isOwn && relation === 'SUPERVISOR' && evaluatee && can('feedback.create')
  if (!gives || !data) return null
  const [said] = data.feedback
  const close = () => setOpen(false)
  return (
    <>
      <Button size="large" onClick={() => setOpen(true)}>
        {said ? 'Ver Feedback' : 'Dar retroalimentación'}
      </Button>
      {open && said && <FeedbackDialog said={said} onClose={close} />}
      {open && !said && (
        <FormDialog
          title="Retroalimentación en encuesta"
          submit="Guardar"
          lead={
            <p className="soft">La lee {formatName(evaluatee.fullname)}, y puede responderla.</p>
          }
          action={create}
          more={{ userSurveyId: id }}
          form={{ close, draft: `feedback ${id}` }}
        >
          <Field of={Feedback} name="comment" rows={4} missing={NO_COMMENT} autoFocus />
        </FormDialog>
      )}
    </>
  )
}
