import { Dialog } from '#platform/web/kit/page/Dialog.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { useDetail } from '#platform/web/api/useDetail.ts'
import {
  AccruedTable,
  LinesTable,
  AdditionalPaper,
  PaperLink,
} from '#modules/payroll/additional-engine/web/index.ts'
import type { PaymentRow as Row } from './types.ts'

type Props = { id: string; row: Row; onClose: () => void }

/** Concept by concept, and month by month when they are several, what the payment changes. */
export function PaymentDetail({ id, row, onClose }: Props) {
  const input = { payrollMonthId: id, contractId: row.contractId }
  const detail = useDetail(AdditionalPaper, { input })
  const paper = detail.data?.additionalPaper
  return (
    <Dialog
      width={row.accruedFrom === null ? 520 : 760}
      title={`Adicional de ${row.name}`}

      onCancel={onClose}
    >
      {detail.loading && <PageSkeleton />}
      {detail.error && <LoadProblem error={detail.error} retry={detail.reload} />}
      {paper && (
        <div className="ga-detail">
          <PaperLink {...input} />
          {paper.months.length > 0 && <AccruedTable months={paper.months} />}
          <LinesTable lines={paper.lines} />
        </div>
      )}
    </Dialog>
  )
}
