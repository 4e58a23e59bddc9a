import { Alert } from 'antd'
import { useParams } from 'react-router'
import type {
  OtherProcessQuery,
  SettlementContractsQuery,
  SettlementTotalsQuery,
} from '#generated/documents/graphql.ts'
import { formatNumber, formatPesos } from '#chile/numbers.ts'
import { monthLabel } from '#chile/period.ts'
import { GenerateProcess } from '#generated/operations/payroll-months.ts'
import { ReleasePayslips } from '#generated/operations/payroll-release.ts'
import { SettlementContracts, SettlementTotals } from '#generated/operations/settlements.ts'
import { formatDate } from '#platform/web/look/format.ts'
import { TextWithHint } from '#platform/web/kit/text/TextWithHint.tsx'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { Amount } from '#platform/web/kit/text/Amount.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { SideRows } from '#platform/web/kit/list/SideRows.tsx'
import { DetailPage } from '#platform/web/kit/record/DetailPage.tsx'
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx'
import { Figures } from '#platform/web/kit/text/Figures.tsx'
import { MonthContext } from '#platform/web/kit/page/PageContext.tsx'
import { StatusTag, type Tone } from '#platform/web/kit/record/StatusTag.tsx'
import { useCan } from '#platform/web/screen/me.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { useList } from '#platform/web/list/useList.ts'
import { personColumn } from '#platform/web/kit/list/usual-columns.tsx'
import { OtherActions, OtherProcess } from '#modules/payroll/payroll-frame/web/index.ts'
import { PaymentsPanel, useReleaseQuestion } from '#modules/payroll/payroll-release/web/index.ts'
import { SettlementState, whyNotClose } from '../model/settlement.ts'

type Row = SettlementContractsQuery['settlementContracts']['rows'][number]
type Totals = SettlementTotalsQuery['settlementTotals']
type Month = OtherProcessQuery['payrollMonth']

/** Who leaves in a month, with the payslip of their last month, until it is settled and paid. */
export default function SettlementPage() {
  const { id = '' } = useParams()
  const sees = useCan()('payslips.massRead')
  const detail = useDetail(OtherProcess, { input: { id } })
  const asked = useDetail(SettlementTotals, { input: { payrollMonthId: id } }, { enabled: sees })
  const totals = asked.data?.settlementTotals
  const month = detail.data?.payrollMonth
  const name = month ? `Finiquitos de ${monthLabel(month.yearMonth)}` : ''
  return (
    <DetailPage
      title={name}
      plainTitle={month ? `${name}, ${month.businessName}` : 'Finiquitos'}
      context={month && <MonthContext month={month} />}
      actions={month && (totals || !sees) && <Actions month={month} totals={totals} />}
      loading={detail.loading || (sees && asked.loading)}
      error={detail.error ?? asked.error}
      retry={() => {
        detail.reload()
        asked.reload()
      }}
    >
      {month && totals && <People month={month} totals={totals} />}
      {month && !sees && (
        <EmptyState title="Sin acceso a los montos">
          Quien administra los permisos puede abrirlos: «Liquidaciones».
        </EmptyState>
      )}
    </DetailPage>
  )
}

/** Why the payslips of a month of finiquitos are not released by who reads so many waiting. */
function whyNotRelease(waiting: number | null): string | undefined {
  if (waiting === null) return 'Liberan quienes ven las liquidaciones del mes'
  return waiting === 0 ? 'Las liquidaciones ya están liberadas' : undefined
}

/** The acts on the month; of somebody who may not see its people, without what they know of it. */
function Actions({ month, totals }: { month: Month; totals: Totals | undefined }) {
  const calculate = useAction(GenerateProcess, { done: 'Finiquitos calculados' })
  const release = useAction(ReleasePayslips, { done: 'La liberación está en curso' })
  const waiting = totals ? totals.unreleased : null
  const { question, waits } = useReleaseQuestion(month.id, !month.isOpen, waiting)
  const released = waiting === 0
  const reason = totals ? totals.whyNotClose : nobodyEnds
  return (
    <>
      {month.isOpen && (
        <ActionButton
          look={reason ? 'primary' : 'plain'}
          permission="payrollProcesses.create"
          onClick={() => calculate.run({ input: { id: month.id } })}
        >
          Calcular
        </ActionButton>
      )}
      {!month.isOpen && (
        <ActionButton
          look={released ? 'plain' : 'primary'}
          permission="payrollClosing.create"
          disabled={whyNotRelease(waiting) ?? waits}
          confirm={question()}
          onClick={() => release.run({ input: { payrollMonthId: month.id } })}
        >
          Liberar liquidaciones
        </ActionButton>
      )}
      <ActionButton permission="settlements.read" to={pathTo('finiquitos')}>
        Ver finiquitos
      </ActionButton>
      <OtherActions
        month={month}
        close="Cerrar finiquitos"
        closing="Las remuneraciones del mes se cierran solo si estas liquidaciones no cambian."
        ready={!reason}
        {...(reason ? { reason } : {})}
      />
    </>
  )
}

const nobodyEnds = whyNotClose([])

function People({ month, totals }: { month: Month; totals: Totals }) {
  const list = useList(SettlementContracts, { fixed: { payrollMonthId: month.id }, size: 50 })
  if (totals.people === 0) {
    return (
      <EmptyState title="Nadie termina este mes">
        Un contrato aparece aquí cuando su fecha de término cae en el mes: se ingresa en su ficha.
      </EmptyState>
    )
  }
  const waiting = totals.people - totals.ready
  return (
    <>
      {month.isOpen && waiting > 0 && (
        <Alert
          className="mg-block"
          type="warning"
          showIcon
          title={
            waiting === 1
              ? '1 contrato por calcular'
              : `${formatNumber(waiting)} contratos por calcular`
          }
          description="Se toma la liquidación del último mes como está calculada."
        />
      )}
      <div className="mg-block">
        <Figures
          label="Finiquitos del mes"
          figures={[
            {
              label: 'Términos de contrato',
              value: formatNumber(totals.people),
              hint: 'En el mes',
            },
            {
              label: 'Calculados',
              value: formatNumber(totals.ready),
              hint: 'Iguales a su liquidación',
            },
            { label: 'Líquido', value: formatPesos(totals.net), hint: 'Última liquidación' },
          ]}
        />
      </div>
      <SideRows
        caption="Contratos que terminan"
        list={list}
        columns={columns}
        search="Nombre o RUT"
        rowKey={({ contractId }) => contractId}
      />
      <PaymentsPanel monthId={month.id} isOpen={month.isOpen} />
    </>
  )
}

const tones: Readonly<Record<string, Tone>> = {
  READY: 'success',
  WITHOUT_PAYSLIP: 'danger',
  NOT_ENDING: 'danger',
}

const amount = (key: 'earnings' | 'deductions', title: string): Column<Row> => ({
  key,
  title,
  align: 'end',
  render: (row) => <Amount value={row[key]} />,
})

const columns: readonly Column<Row>[] = [
  personColumn((row) => pathTo('ficha/:id', { id: row.userId })),
  {
    key: 'finalDate',
    title: 'Termina',
    sort: 'finalDate',
    render: (row) => <span className="tabular">{formatDate(row.finalDate)}</span>,
  },
  {
    key: 'state',
    title: 'Estado',
    render: (row) => (
      <TextWithHint
        words={
          <StatusTag tone={tones[row.state] ?? 'warning'}>
            {SettlementState.label(row.state)}
          </StatusTag>
        }
        hint={row.releasedAt && 'Liberada'}
      />
    ),
  },
  { key: 'payment', title: 'Pago', render: (row) => row.paymentLabel },
  amount('earnings', 'Haberes'),
  amount('deductions', 'Descuentos'),
  {
    key: 'net',
    title: 'Líquido',
    align: 'end',
    sort: 'net',
    render: (row) =>
      row.basePayrollMonthId && row.net !== null ? (
        <Link
          to={pathTo('liquidaciones/:month/:contract', {
            month: row.basePayrollMonthId,
            contract: row.contractId,
          })}
        >
          <Amount value={row.net} />
        </Link>
      ) : (
        <span className="soft">–</span>
      ),
  },
]
