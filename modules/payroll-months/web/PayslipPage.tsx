import { DownloadOutlined, HistoryOutlined } from '@ant-design/icons'
import { Alert } from 'antd'
import { useParams, useSearchParams } from 'react-router'
import type { PayslipDetailQuery } from '#generated/documents/graphql.ts'
import { afps, byCode, healthInstitutions } from '#chile/catalogues.ts'
import { formatPesos } from '#chile/numbers.ts'
import { monthLabel } from '#chile/period.ts'
import { formatRut } from '#chile/rut.ts'
import { request } from '#platform/web/api.ts'
import { formatDate } from '#platform/web/format.ts'
import { ActionButton } from '#platform/web/kit/ActionButton.tsx'
import { DetailPage } from '#platform/web/kit/DetailPage.tsx'
import { StatusTag } from '#platform/web/kit/StatusTag.tsx'
import { pathTo } from '#platform/web/screens.ts'
import { useDetail } from '#platform/web/useDetail.ts'
import { PayslipDetail, PrintPayslip } from './documents.ts'
import { ExplanationDrawer } from './ExplanationDrawer.tsx'
import { openFile } from './open-file.ts'
import './payroll.css'

type Payslip = PayslipDetailQuery['payrollSummaryView']
type Section = Payslip['sections'][number]

/** One payslip. Every amount opens its own explanation. */
export default function PayslipPage() {
  const { month = '', contract = '' } = useParams()
  const input = { payrollMonthId: month, contractId: contract }
  const detail = useDetail(PayslipDetail, { input })
  const [search, setSearch] = useSearchParams()
  const payslip = detail.data?.payrollSummaryView
  const ask = (code: string | null) => setSearch(code ? { concepto: code } : {}, { replace: true })
  return (
    <DetailPage
      title={payslip?.name ?? ''}
      plainTitle={payslip ? `Liquidación de ${payslip.name}` : 'Liquidación'}
      context={payslip && <Context payslip={payslip} />}
      actions={
        <>
          <ActionButton
            icon={<HistoryOutlined />}
            to={pathTo('liquidaciones/contrato/:contract', { contract })}
          >
            Historial
          </ActionButton>
          <ActionButton
            look="primary"
            icon={<DownloadOutlined />}
            onClick={async () => openFile((await request(PrintPayslip, { input })).payrollPdf)}
          >
            Descargar PDF
          </ActionButton>
        </>
      }
      loading={detail.loading}
      error={detail.error}
      retry={detail.reload}
    >
      {payslip && <Body payslip={payslip} ask={ask} />}
      <ExplanationDrawer {...input} code={search.get('concepto')} onClose={() => ask(null)} />
    </DetailPage>
  )
}

const Context = ({ payslip }: { payslip: Payslip }) => (
  <>
    <span>Liquidación de {monthLabel(payslip.yearMonth)}</span>
    <span>{payslip.businessName}</span>
    <StatusTag tone={payslip.isOpen ? 'warning' : 'success'}>
      {payslip.isOpen ? 'Mes abierto' : payslip.paymentLabel}
    </StatusTag>
  </>
)

type Ask = (code: string) => void

function Body({ payslip, ask }: { payslip: Payslip; ask: Ask }) {
  const pick = (...keys: string[]) =>
    payslip.sections.filter((section) => keys.includes(section.key) && section.lines.length > 0)
  const person = [
    ['RUT', formatRut(payslip.rut)],
    ['Cargo', payslip.jobTitle],
    ['Área', payslip.area ?? 'Sin área'],
    ['Contrato', `${payslip.contractCode}, desde ${formatDate(payslip.initialDate)}`],
    ['Previsión', nameOf(afps, payslip.pensionInstitution)],
    ['Salud', nameOf(healthInstitutions, payslip.healthInstitution ?? 'FONASA')],
  ]
  return (
    <div className="pm-payslip">
      {payslip.warnings.map((warning) => (
        <Alert key={warning} type="warning" showIcon title={warning} />
      ))}
      <section className="pm-net" aria-label="Líquido a pagar">
        <div>
          <h2>Líquido a pagar</h2>
          <button type="button" className="pm-net-amount tabular" onClick={() => ask('LIQUIDO')}>
            {formatPesos(payslip.net)}
          </button>
        </div>
        <dl className="pm-net-parts">
          <Part label="Total haberes" amount={payslip.earnings} code="TOTAL_HABERES" ask={ask} />
          <Part label="Total descuentos" amount={payslip.deductions} code="TOTAL_DESCUENTOS" ask={ask} />
          <Part label="Costo empresa" amount={payslip.employerCost} code="COSTO_EMPRESA" ask={ask} />
        </dl>
      </section>
      <dl className="pm-person">
        {person.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="pm-columns">
        <div>{pick('taxable', 'nonTaxable').map((section) => <Lines key={section.key} section={section} ask={ask} />)}</div>
        <div>{pick('legal', 'other').map((section) => <Lines key={section.key} section={section} ask={ask} />)}</div>
      </div>
      {pick('employer').map((section) => (
        <Lines key={section.key} section={section} ask={ask} quiet />
      ))}
      <p className="soft">Cada monto se abre: muestra su fórmula, sus datos y la norma.</p>
    </div>
  )
}

const nameOf = (list: readonly { code: string; name: string }[], code: string | null) =>
  code === null ? 'Sin institución' : (byCode(list, code)?.name ?? code)

const Part = (props: { label: string; amount: number; code: string; ask: Ask }) => (
  <div>
    <dt>{props.label}</dt>
    <dd>
      <button type="button" className="pm-link tabular" onClick={() => props.ask(props.code)}>
        {formatPesos(props.amount)}
      </button>
    </dd>
  </div>
)

function Lines({ section, ask, quiet = false }: { section: Section; ask: Ask; quiet?: boolean }) {
  return (
    <section className={quiet ? 'pm-lines pm-lines-quiet' : 'pm-lines'}>
      <h2>{section.label}</h2>
      <table>
        <thead className="sr-only">
          <tr>
            <th scope="col">Concepto</th>
            <th scope="col">Detalle</th>
            <th scope="col">Monto</th>
          </tr>
        </thead>
        <tbody>
          {section.lines.map((line) => (
            <tr key={line.code}>
              <th scope="row">{line.label}</th>
              <td className="soft tabular">{line.detail}</td>
              <td>
                <button
                  type="button"
                  className="pm-link tabular"
                  aria-label={`${line.label}: ${formatPesos(line.amount)}. Ver por qué`}
                  onClick={() => ask(line.code)}
                >
                  {formatPesos(line.amount)}
                </button>
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              Total
            </th>
            <td className="tabular">{formatPesos(section.total)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  )
}
