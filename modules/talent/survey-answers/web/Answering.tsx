import { Button } from 'antd'
import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { Feedback } from '#generated/operations/survey-answers.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { Dialog } from '#platform/web/kit/page/Dialog.tsx'
import { FeedbackDialog } from './FeedbackDialog.tsx'
import { ReopenOther } from './ReopenOther.tsx'
import { TakingView } from './TakingView.tsx'

type Props = {
  userSurvey: { id: string; status: string; isOwn: boolean; closed: boolean }
}

/** «Responder» of a row, in a dialog, and «Ver Feedback» where something was said of it. */
export default function Answering({ userSurvey }: Props) {
  const { id, status, isOwn, closed } = userSurvey
  const [open, setOpen] = useState<'survey' | 'feedback'>()
  const cache = useQueryClient()
  // The same question for every row of a list: it is sent once.
  const { data } = useDetail(
    Feedback,
    { input: { userSurveyId: null, surveyId: null } },
    { needs: 'feedback.read' },
  )
  const said = data?.feedback.find((one) => one.userSurveyId === id)
  const close = () => {
    setOpen(undefined)
    void cache.invalidateQueries()
  }
  const mayAnswer = isOwn && !closed && status !== 'COMPLETE'
  const mayReopen = !isOwn && !closed && status === 'COMPLETE'
  // A row with nothing to do shows nothing, so that its card has no empty line.
  if (!mayAnswer && !mayReopen && !said && open === undefined) return null
  return (
    <span className="sv-acts">
      {mayAnswer && (
        <Button type="primary" onClick={() => setOpen('survey')}>
          Responder
        </Button>
      )}
      {mayReopen && <ReopenOther id={id} />}
      {said && <Button onClick={() => setOpen('feedback')}>Ver Feedback</Button>}
      {open === 'survey' && (
        <Dialog title="Responder" width={780} lasting onCancel={close}>
          <TakingView id={id} onLeave={close} />
        </Dialog>
      )}
      {open === 'feedback' && said && <FeedbackDialog said={said} onClose={close} />}
    </span>
  )
}
