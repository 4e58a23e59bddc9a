import { GratificationOf } from '#generated/operations/gratification.ts'
import { Dialog } from '#platform/web/kit/page/Dialog.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { useDetail } from '#platform/web/api/useDetail.ts'
import {
  AccruedTable,
  AdditionalPaper,
  PaperLink,
} from '#modules/payroll/additional-engine/web/index.ts'
import { Reasons, YearTable } from './YearTable.tsx'
import type { GratificationRow as Row } from './types.ts'

type Props = { id: string; row: Row; onClose: () => void }

/** Why a person's year comes to what it does, month by month, and where the payment accrues. */
export function GratificationDetail({ id, row, onClose }: Props) {
  const input = { payrollMonthId: id, contractId: row.contractId }
  const detail = useDetail(GratificationOf, { input })
  const paper = useDetail(AdditionalPaper, { input }, { enabled: row.net !== null })
  const person = detail.data?.gratificationOf
  const accrued = paper.data?.additionalPaper.months ?? []
  const error = detail.error ?? paper.error
  return (
    <Dialog width={760} title={`Gratificación de ${row.name}`} onCancel={onClose}>
      {(detail.loading || paper.loading) && <PageSkeleton />}
      {error && <LoadProblem error={error} retry={detail.reload} />}
      {person && !paper.loading && (
        <div className="ga-detail">
          <Reasons reasons={person.reasons} />
          {row.net !== null && <PaperLink {...input} />}
          <h3>Lo que pagó cada mes</h3>
          <YearTable months={person.yearMonths} />
          {accrued.length > 0 && (
            <>
              <h3>Lo que se paga ahora</h3>
              <AccruedTable months={accrued} />
            </>
          )}
        </div>
      )}
    </Dialog>
  )
}
