import {
  AcknowledgeEvaluation,
  RecordEvaluationMeeting,
} from '#generated/operations/evaluations.ts'
import { date } from '#platform/model/field.ts'
import { Field, FreeField } from '#platform/web/kit/form/Field.tsx'
import { FormDialog, type OpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { useAct } from '#platform/web/kit/record/RecordsPage.tsx'
import { formatName } from '#platform/web/look/format.ts'
import { today } from '#platform/web/look/today.ts'
import { Review } from '../model/process.ts'
import { reviewStates } from '../model/states.ts'
import type { ReviewRow } from './types.ts'

type Seen = Pick<ReviewRow, 'id' | 'version' | 'fullname' | 'metOn' | 'meetingNotes'>
type Props = { review: Seen; form: OpenForm }

/** The dialog of a review that is open: its meeting, or that its person read it. */
export const ReviewDialog = ({ act, ...props }: Props & { act: 'meet' | 'acknowledge' }) =>
  act === 'meet' ? <MeetingDialog {...props} /> : <AcknowledgeDialog {...props} />

const metOn = date('Conversada el')

/** Writes when a review was talked about, and what was said. */
function MeetingDialog({ review, form }: Props) {
  const send = useAct(Review, 'meet', RecordEvaluationMeeting)
  return (
    <FormDialog
      title={`Conversación con ${formatName(review.fullname)}`}
      action={send}
      more={{ id: review.id, version: review.version }}
      initial={{ metOn: review.metOn ?? today(), meetingNotes: review.meetingNotes }}
      toInput={({ metOn: day, meetingNotes }) => ({
        metOn: day,
        meetingNotes: meetingNotes ?? null,
      })}
      form={form}
    >
      <FreeField field={metOn} name="metOn" max={today()} autoFocus />
      <Field of={Review} name="meetingNotes" rows={4} wide />
    </FormDialog>
  )
}

/** Says that one read one's own results. */
function AcknowledgeDialog({ review, form }: Props) {
  const send = useAct(Review, 'acknowledge', AcknowledgeEvaluation)
  return (
    <FormDialog
      title="Acusar recibo"
      submit={reviewStates.acts.acknowledge.label}
      lead={<p>{reviewStates.acts.acknowledge.means}. Después no se cambia.</p>}
      action={send}
      more={{ id: review.id, version: review.version }}
      toInput={({ acknowledgeComment }) => ({ comment: acknowledgeComment ?? null })}
      acts
      form={form}
    >
      <Field of={Review} name="acknowledgeComment" rows={3} wide autoFocus />
    </FormDialog>
  )
}
