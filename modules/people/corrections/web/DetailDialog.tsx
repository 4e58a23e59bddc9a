import { DataCorrectionSteps } from '#generated/operations/corrections.ts'
import { Dialog } from '#platform/web/kit/Dialog.tsx'
import { StepList } from '#platform/web/kit/StateMachine.tsx'
import { useDetail } from '#platform/web/useDetail.ts'
import { CorrectionPart } from '../model/catalogs.ts'
import { correctionStates } from '../model/states.ts'
import { Changes } from './Changes.tsx'
import type { Correction } from './types.ts'

/** What a correction says, and each of its states. */
export function DetailDialog({ row, onClose }: { row: Correction; onClose: () => void }) {
  const { data } = useDetail(DataCorrectionSteps, { input: { id: row.id } })
  return (
    <Dialog title={CorrectionPart.label(row.part)} onCancel={onClose}>
      <Changes id={row.id} />
      <StepList machine={correctionStates} steps={data?.dataCorrectionSteps ?? []} />
    </Dialog>
  )
}
