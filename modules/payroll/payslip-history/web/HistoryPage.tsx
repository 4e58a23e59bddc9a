import { useParams } from 'react-router'
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { PayrollHistory } from '#generated/operations/parts/payslip-history.ts'
import { HistoryChart } from './HistoryChart.tsx'
import { HistoryTable } from './HistoryTable.tsx'
import { ImportedMonths } from './ImportedMonths.tsx'

/** The payslips of one contract, newest first. */
export default function HistoryPage() {
  const { contract = '' } = useParams()
  const history = useDetail(PayrollHistory, { input: { contractId: contract } })
  const rows = history.data?.payrollHistory ?? []
  const [newest] = rows
  return (
    <section className="mg-list">
      <PageHeader
        title={newest ? newest.name : 'Historial de liquidaciones'}
        context={newest ? `Historial de liquidaciones · contrato ${newest.contractCode}` : ''}
      />
      {history.error ? (
        <LoadProblem error={history.error} retry={history.reload} />
      ) : (
        <>
          {rows.length > 1 && <HistoryChart rows={rows} />}
          <HistoryTable rows={rows} loading={history.loading} />
          {contract !== '' && <ImportedMonths contractId={contract} />}
        </>
      )}
    </section>
  )
}
