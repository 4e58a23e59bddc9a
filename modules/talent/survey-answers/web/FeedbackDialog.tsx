import { Button } from 'antd'
import { useState } from 'react'
import type { FeedbackQuery } from '#generated/documents/graphql.ts'
import {
  DeleteFeedback,
  RespondFeedback,
  UpdateFeedback,
} from '#generated/operations/survey-answers.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { Dialog, useAsk } from '#platform/web/kit/page/Dialog.tsx'
import { FormDialog } from '#platform/web/kit/form/FormDialog.tsx'
import { Field, FreeField } from '#platform/web/kit/form/Field.tsx'
import { formatDate, formatName } from '#platform/web/look/format.ts'
import { useCan } from '#platform/web/screen/me.tsx'
import { Feedback, feedbackResponse, NO_COMMENT } from '../model/feedback.ts'
import './taking.css'

type Said = FeedbackQuery['feedback'][number]
type Props = { said: Said; onClose: () => void }
/** Of an evaluation: that of an area has no id, and stays as it was said. */
type OfSomebody = { said: Said & { id: string }; onClose: () => void }

const TITLE = 'Retroalimentación en encuesta'

/**
 * What was said: its person answers it once, its author corrects it until then, and who may takes
 * it back.
 */
export function FeedbackDialog({ said, onClose }: Props) {
  const [correcting, setCorrecting] = useState(false)
  const can = useCan()
  const { id, isOwn, response, isAboutMe } = said
  const kept = id === null ? undefined : { ...said, id }
  if (kept && correcting) return <Correct said={kept} onClose={onClose} />
  if (kept && isAboutMe && !response) return <Answer said={kept} onClose={onClose} />
  const mayCorrect = kept !== undefined && isOwn && !response && can('feedback.create')
  return (
    <Dialog title={TITLE} onCancel={onClose}>
      <Words said={said} />
      {kept && (mayCorrect || can('feedback.delete')) && (
        <div className="mg-form-buttons">
          {can('feedback.delete') && <TakeBack said={kept} onClose={onClose} />}
          {mayCorrect && <Button onClick={() => setCorrecting(true)}>Corregir</Button>}
        </div>
      )}
    </Dialog>
  )
}

function Answer({ said, onClose }: OfSomebody) {
  const answer = useAction(RespondFeedback, { done: 'Respuesta enviada' })
  const { id, version } = said
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

function Correct({ said, onClose }: OfSomebody) {
  const update = useAction(UpdateFeedback, { done: 'Retroalimentación corregida' })
  const { id, version, comment } = said
  return (
    <FormDialog
      title={TITLE}
      submit="Guardar"
      action={update}
      more={{ id, version }}
      initial={{ comment }}
      form={{ close: onClose, draft: `correct feedback ${id}` }}
    >
      <Field of={Feedback} name="comment" rows={4} missing={NO_COMMENT} autoFocus />
    </FormDialog>
  )
}

function TakeBack({ said, onClose }: OfSomebody) {
  const ask = useAsk()
  const remove = useAction(DeleteFeedback, { done: 'Retroalimentación retirada' })
  const { id, version } = said
  const take = async () => {
    const isSure = await ask({
      title: '¿Retirar la retroalimentación?',
      text: 'Deja de verse, y con ella su respuesta. La auditoría guarda quién la retiró.',
      okText: 'Retirar',
      danger: true,
    })
    if (isSure && (await remove.run({ input: { id, version } }))) onClose()
  }
  return (
    <Button danger loading={remove.busy} onClick={() => void take()}>
      Retirar
    </Button>
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
