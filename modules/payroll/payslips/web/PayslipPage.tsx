import { DownloadOutlined, HistoryOutlined } from '@ant-design/icons'
import { useParams } from 'react-router'
import { useAddressParams } from '#platform/web/list/useAddressParams.ts'
import { monthLabel } from '#chile/period.ts'
import { PayrollPdf, PayrollSummaryView } from '#generated/operations/payslips.ts'
import { Disputes } from '#modules/payroll/payslip-disputes/web/index.ts'
import { request } from '#platform/web/api/api.ts'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { DetailPage } from '#platform/web/kit/record/DetailPage.tsx'
import { PageContext } from '#platform/web/kit/page/PageContext.tsx'
import { useCan } from '#platform/web/screen/me.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { Explanation } from './Explanation.tsx'
import { openFile } from '#platform/web/api/files.ts'
import { Receipt } from './Receipt.tsx'
import { PayslipBody } from './PayslipBody.tsx'
import { Revisions } from './Revisions.tsx'
import type { Payslip } from './types.ts'
import './explanation.css'
import './payslip.css'

/** One payslip. Every amount opens its own explanation. */
export default function PayslipPage() {
  const { month = '', contract = '' } = useParams()
  const input = { payrollMonthId: month, contractId: contract }
  const detail = useDetail(PayrollSummaryView, { input })
  const [search, setSearch] = useAddressParams()
  const payslip = detail.data?.payrollSummaryView
  const asked = search.get('concepto')
  const seesMonths = useCan()('payrollMonths.read')
  const ask = (code: string | null) => setSearch(code ? { concepto: code } : {}, { replace: true })
  return (
    <DetailPage
      title={payslip?.name}
      plainTitle={payslip ? `Liquidación de ${payslip.name}` : 'Liquidación'}
      context={payslip && <Context payslip={payslip} />}
      actions={
        <>
          {seesMonths && payslip && <Revisions input={input} />}
          <ActionButton
            icon={<HistoryOutlined aria-hidden />}
            to={pathTo('liquidaciones/contrato/:contract', { contract })}
          >
            Historial
          </ActionButton>
          <ActionButton
            look="primary"
            icon={<DownloadOutlined aria-hidden />}
            onClick={async () => openFile((await request(PayrollPdf, { input })).payrollPdf)}
          >
            Descargar PDF
          </ActionButton>
        </>
      }
      loading={detail.loading}
      error={detail.error}
      retry={detail.reload}
    >
      {payslip && <Receipt payslip={payslip} input={input} />}
      {payslip && (
        <Disputes
          input={input}
          lines={payslip.sections.flatMap(({ lines }) => lines)}
          mayOpen={payslip.isOwn && payslip.releasedAt !== null && !payslip.isOpen}
        />
      )}
      {payslip && (
        <div className={asked ? 'pm-beside' : undefined}>
          <PayslipBody payslip={payslip} ask={ask} asked={asked} />
          <Explanation {...input} code={asked} onAsk={ask} />
        </div>
      )}
    </DetailPage>
  )
}

const Context = ({ payslip }: { payslip: Payslip }) => (
  <PageContext
    tone={payslip.isOpen ? 'primary' : 'success'}
    state={payslip.isOpen ? 'Mes abierto' : `Pago: ${payslip.paymentLabel}`}
  >
    <MonthName payslip={payslip} />
    <span>{payslip.businessName}</span>
  </PageContext>
)

/** Who sees the month goes back to it; to the worker it is just its name. */
function MonthName({ payslip }: { payslip: Payslip }) {
  const can = useCan()
  const name = `Liquidación de ${monthLabel(payslip.yearMonth)}`
  if (!can('payrollMonths.read')) return <span>{name}</span>
  const to = `${pathTo('procesos/:id', { id: payslip.payrollMonthId })}/liquidaciones`
  return <Link to={to}>{name}</Link>
}
