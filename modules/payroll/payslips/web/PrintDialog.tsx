import { PayrollSummariesPdf } from '#generated/operations/payslips.ts'
import type { MonthData } from '#modules/payroll/payroll-months/web/index.ts'
import { MADE_FILE_POLL_MS, MadeFileDialog } from '#platform/web/kit/file/MadeFile.tsx'
import { usePoll } from '#platform/web/api/usePoll.ts'

type Props = { month: MonthData; format: 'PDF' | 'ZIP'; onClose: () => void }

/** The payslips of a month on paper: how far the printing is, and the file when it is done. */
export function PrintDialog({ month, format, onClose }: Props) {
  const print = usePoll(
    PayrollSummariesPdf,
    { input: { payrollMonthId: month.id, format } },
    {
      everyMs: MADE_FILE_POLL_MS,
      until: ({ payrollSummariesPdf }) => payrollSummariesPdf.url !== null,
    },
  )
  return (
    <MadeFileDialog
      title="Imprimir liquidaciones"
      what={format === 'ZIP' ? 'Un PDF por persona' : 'Un solo PDF'}
      unit="liquidaciones"
      total={month.calculated}
      made={print.data?.payrollSummariesPdf}
      asked={print}
      onClose={onClose}
    />
  )
}
