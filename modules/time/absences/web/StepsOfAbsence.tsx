import { AbsenceSteps } from '#generated/operations/absences.ts'
import { StepsDialog } from '#platform/web/kit/record/StateMachine.tsx'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { absenceStates } from '../model/states.ts'
import { kindWords } from './words.ts'
import type { AbsenceItem } from './types.ts'

/** Who asked for an absence, who answered it, and why. */
export function StepsOfAbsence({ row, onClose }: { row: AbsenceItem; onClose: () => void }) {
  const { data, error, reload } = useDetail(AbsenceSteps, { input: { id: row.id } })
  return (
    <StepsDialog
      machine={absenceStates}
      title={`Historia de ${kindWords(row).name.toLowerCase()} de ${row.fullname}`}
      steps={data?.absenceSteps}
      error={error}
      retry={reload}
      onClose={onClose}
    />
  )
}
