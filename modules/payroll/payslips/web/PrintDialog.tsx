import { PayrollSummariesPdf } from '#generated/operations/payslips.ts'
import { Dialog } from '#platform/web/kit/Dialog.tsx'
import { ActionButton } from '#platform/web/kit/ActionButton.tsx'
import { JobProgress } from '#platform/web/kit/JobProgress.tsx'
import { LoadProblem } from '#platform/web/kit/LoadProblem.tsx'
import { usePoll } from '#platform/web/usePoll.ts'
import type { MonthData } from '#modules/payroll/payroll-months/web/index.ts'
import { openFile } from '#platform/web/files.ts'

type Props = { month: MonthData; format: 'PDF' | 'ZIP'; onClose: () => void }

/** The payslips of a month on paper: how far the printing is, and the file when it is done. */
export function PrintDialog({ month, format, onClose }: Props) {
  const print = usePoll(
    PayrollSummariesPdf,
    { input: { payrollMonthId: month.id, format } },
    { everyMs: 1000, until: ({ payrollSummariesPdf }) => payrollSummariesPdf.url !== null },
  )
  const state = print.data?.payrollSummariesPdf
  const ready = state?.url && state.name ? { url: state.url, name: state.name } : undefined
  return (
    <Dialog title="Imprimir liquidaciones" onCancel={onClose}>
      {print.error && <LoadProblem error={print.error} retry={print.reload} />}
      {!print.error && (
        <JobProgress
          title={format === 'ZIP' ? 'Un PDF por persona' : 'Un solo PDF'}
          state={ready ? 'done' : 'running'}
          done={state?.done ?? 0}
          total={state?.total ?? month.calculated}
          unit="liquidaciones"
        />
      )}
      {ready && (
        <ActionButton look="primary" onClick={() => openFile(ready)}>
          Descargar
        </ActionButton>
      )}
    </Dialog>
  )
}
