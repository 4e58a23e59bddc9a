import type { FeedbackQuery } from '#generated/documents/graphql.ts'
import { RespondFeedback } from '#generated/operations/survey-answers.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { Dialog } from '#platform/web/kit/page/Dialog.tsx'
import { FormDialog } from '#platform/web/kit/form/FormDialog.tsx'
import { FreeField } from '#platform/web/kit/form/Field.tsx'
import { formatDate, formatName } from '#platform/web/look/format.ts'
import { feedbackResponse } from '../model/feedback.ts'

type Said = FeedbackQuery['feedback'][number]
type Props = { said: Said; onClose: () => void }

const TITLE = 'Retroalimentación en encuesta'

/** What was said, which does not change; its person answers it once. */
export function FeedbackDialog({ said, onClose }: Props) {
  const answer = useAction(RespondFeedback, { done: 'Respuesta enviada' })
  const { id, version } = said
  if (!id || said.isOwn || said.response) {
    return (
      <Dialog title={TITLE} onCancel={onClose}>
        <Words said={said} />
      </Dialog>
    )
  }
  return (
    <FormDialog
      title={TITLE}
      submit="Guardar"
      lead={<Words said={said} />}
      action={answer}
      more={{ id, version }}
      acts
      form={{ close: onClose, draft: `feedback ${id}` }}
    >
      <FreeField field={feedbackResponse.response} name="response" rows={3} autoFocus />
    </FormDialog>
  )
}

/** Who said what, when, and what was answered. */
const Words = ({ said }: { said: Said }) => (
  <div className="sv-said">
    {said.areaName && <p className="soft">{said.areaName}</p>}
    <blockquote className="sv-quote">{said.comment}</blockquote>
    <p className="soft">
      {formatName(said.author)} · {formatDate(String(said.createdAt))}
    </p>
    {said.response && <blockquote className="sv-quote">{said.response}</blockquote>}
  </div>
)
