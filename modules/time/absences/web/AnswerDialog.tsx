import { AbsenceTeamAway, UpdateAbsenceResponse } from '#generated/operations/absences.ts'
import { changedWords } from '#modules/time/time-off/model/changed.ts'
import { ActDialog } from '#platform/web/kit/record/StateMachine.tsx'
import type { OpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { Absence } from '../model/absence.ts'
import { type absenceAnswers, absenceStates } from '../model/states.ts'
import { kindWords, spanText } from './words.ts'
import type { AbsenceItem } from './types.ts'

type Props = { row: AbsenceItem; act: (typeof absenceAnswers)[number]; form: OpenForm }

/** Approves, rejects or annuls a request, with a comment that the person reads. */
export function AnswerDialog({ row, act, form }: Props) {
  const { to, done } = absenceStates.acts[act]
  const send = useAction(UpdateAbsenceResponse, { done })
  const { data } = useDetail(AbsenceTeamAway, { input: { id: row.id } })
  const team = data?.absenceTeamAway.words
  return (
    <ActDialog
      machine={absenceStates}
      act={act}
      what={`${kindWords(row).name.toLowerCase()} de ${row.fullname}`}
      lead={[`${spanText(row)}.`, row.changedAt && `${changedWords(row.changedAt)}.`, team && `Fuera de su equipo: ${team}.`].filter(Boolean).join(' ')}
      action={send}
      more={{ id: row.id, version: row.version, responseStatus: to }}
      of={Absence}
      field="response"
      form={form}
    />
  )
}
