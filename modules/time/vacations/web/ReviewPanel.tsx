import { useState } from 'react'
import { UpdateVacation, VacationOverlapDates } from '#generated/operations/vacations.ts'
import { changedWords } from '#modules/time/time-off/model/changed-words.ts'
import { StepList } from '#modules/people/approval-steps/web/index.ts'
import { formatMoment } from '#platform/web/look/format.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { SidePanel } from '#platform/web/kit/page/Dialog.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { Tick } from '#platform/web/kit/form/Toggle.tsx'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { useKeys } from '#platform/web/screen/useKeys.ts'
import { Told } from './RequestPreview.tsx'
import { poolsText } from '../model/words.ts'
import { spanText } from './words.ts'
import type { VacationItem } from './types.ts'
import './vacations.css'

type Props = {
  row: VacationItem
  onReject: () => void
  /** Once it is approved: the next one, or nothing. */
  onApproved: () => void
  onClose: () => void
}

/** A request beside its list: what it leaves, who else is away, and the answer, also by A and R. */
export function ReviewPanel({ row, onReject, onApproved, onClose }: Props) {
  const { id, version, userContractId, startDate, endDate, half, poolOrder } = row
  const { data, error, reload } = useDetail(VacationOverlapDates, {
    input: { userContractId, startDate, endDate, half, poolOrder, exceptId: id },
  })
  const told = data?.vacationOverlapDates
  const [advance, setAdvance] = useState(false)
  const answer = useAction(UpdateVacation, { done: 'Vacaciones aprobadas', after: onApproved })
  const short =
    told?.refusals[0] ??
    (told?.shortage && !advance ? 'Faltan días: marque «Anticipar» o rechace' : undefined)
  const approve = () => answer.run({ input: { id, version, responseStatus: 'APPROVED', advance } })
  useKeys({ a: () => !short && told && void approve(), r: onReject })
  return (
    <SidePanel
      title={`Vacaciones de ${row.fullname}`}
      onClose={onClose}
      footer={
        <div className="vac-buttons">
          <ActionButton look="primary" onClick={approve} disabled={short}>
            Aprobar (A)
          </ActionButton>
          <ActionButton onClick={onReject}>Rechazar (R)</ActionButton>
        </div>
      }
    >
      <div className="vac-review">
        <div>
          <strong className="tabular">{spanText(row)}</strong>
          <p className="soft">
            {poolsText(row)}. Solicitadas el {formatMoment(row.requestDate)}
            {row.changedAt && `. ${changedWords(row.changedAt)}`}
          </p>
          {row.care && (
            <p>
              Pide preferencia por cuidado (art. 67),{' '}
              {row.hasCarePaper ? 'con su papel' : 'sin papel que lo acredite'}
            </p>
          )}
          {row.comment && <p>«{row.comment}»</p>}
          <StepList steps={row.steps} />
        </div>
        {error ? (
          <LoadProblem error={error} retry={reload} />
        ) : told ? (
          <Told told={told} from={startDate} />
        ) : (
          <PageSkeleton header={false} />
        )}
        {told?.shortage && !half && (
          <Tick checked={advance} onChange={setAdvance}>
            Anticipar los días que faltan, por acuerdo
          </Tick>
        )}
      </div>
    </SidePanel>
  )
}
