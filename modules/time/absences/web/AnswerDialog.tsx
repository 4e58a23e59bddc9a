import { useState } from 'react'
import {
  AbsenceOverlapDates,
  AbsenceTeamAway,
  UpdateAbsenceResponse,
} from '#generated/operations/absences.ts'
import { changedWords } from '#modules/time/time-off/model/changed-words.ts'
import { ActDialog } from '#platform/web/kit/record/StateMachine.tsx'
import type { OpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { Tick } from '#platform/web/kit/form/Toggle.tsx'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { Absence } from '../model/absence.ts'
import { type absenceAnswers, absenceStates } from '../model/states.ts'
import { afterLeaveWords, kindWords, spanText } from './words.ts'
import type { AbsenceItem } from './types.ts'

type Props = { row: AbsenceItem; act: (typeof absenceAnswers)[number]; form: OpenForm }

/** Approves, rejects or annuls a request, with a comment that the person reads. */
export function AnswerDialog({ row, act, form }: Props) {
  const { to, done } = absenceStates.acts[act]
  const send = useAction(UpdateAbsenceResponse, { done })
  const { data } = useDetail(AbsenceTeamAway, { input: { id: row.id } })
  const team = data?.absenceTeamAway.words
  const [returnsAfter, setReturnsAfter] = useState(true)
  const vacations = useVacations(row, act, !returnsAfter)
  const lead = [
    `${spanText(row)}.`,
    row.changedAt && `${changedWords(row.changedAt)}.`,
    team && `Fuera de su equipo: ${team}.`,
    ...(vacations?.vacations ?? []),
  ]
  return (
    <ActDialog
      machine={absenceStates}
      act={act}
      what={`${kindWords(row).name.toLowerCase()} de ${row.fullname}`}
      lead={
        <>
          {lead.filter(Boolean).join(' ')}
          {vacations?.after && (
            <Tick checked={returnsAfter} onChange={setReturnsAfter}>
              {afterLeaveWords(vacations.after.from, vacations.after.to)}
            </Tick>
          )}
        </>
      }
      action={send}
      more={{
        id: row.id,
        version: row.version,
        responseStatus: to,
        ...(returnsAfter ? {} : { keepsAfter: true }),
      }}
      of={Absence}
      field="response"
      form={form}
    />
  )
}

/** What approving a medical leave does to the vacations that it meets. */
function useVacations(row: AbsenceItem, act: Props['act'], keepsAfter: boolean) {
  const { id, userContractId, type, subtype, pay, startDate, endDate, halfDay, half } = row
  const asked = { userContractId, type, pay, startDate, endDate, halfDay, half, keepsAfter }
  const { data } = useDetail(
    AbsenceOverlapDates,
    subtype === null ? null : { input: { ...asked, subtype, exceptId: id, ignoreHolidays: false } },
    { enabled: act === 'approve' && type === 'LICENSE', keep: true, needs: 'absences.read' },
  )
  return data?.absenceOverlapDates
}
