import {
  OwnContracts,
  OwnAdditionalPayments,
  PayrollHistory,
} from '#generated/operations/parts/payslip-history.ts'
import { useAddressParams } from '#platform/web/list/useAddressParams.ts'
import type { OwnAdditionalPaymentsQuery } from '#generated/documents/graphql.ts'
import { formatPesos } from '#chile/numbers.ts'
import { monthTitle } from '#chile/period.ts'
import { TextWithHint } from '#platform/web/kit/text/TextWithHint.tsx'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { Choice } from '#platform/web/kit/form/Choice.tsx'
import { Amount } from '#platform/web/kit/text/Amount.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { Rows } from '#platform/web/kit/list/Rows.tsx'
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { HistoryTable } from './HistoryTable.tsx'
import { ImportedMonths } from './ImportedMonths.tsx'

type Additional = OwnAdditionalPaymentsQuery['ownAdditionalPayments'][number]

const paperOf = ({ payrollMonthId: month, contractId: contract }: Additional) =>
  pathTo('liquidaciones/adicional/:month/:contract', { month, contract })

const additionalColumns: readonly Column<Additional>[] = [
  {
    key: 'yearMonth',
    title: 'Pago',
    lead: true,
    render: (row) => (
      <TextWithHint
        words={<Link to={paperOf(row)}>{row.processName ?? 'Pago adicional'}</Link>}
        hint={monthTitle(row.yearMonth)}
      />
    ),
  },
  { key: 'businessName', title: 'Razón social', render: (row) => row.businessName },
  {
    key: 'earnings',
    title: 'Haberes',
    align: 'end',
    render: (row) => <Amount value={row.earnings} />,
  },
  {
    key: 'deductions',
    title: 'Descuentos',
    align: 'end',
    render: (row) => <Amount value={row.deductions} />,
  },
  {
    key: 'net',
    title: 'Líquido',
    align: 'end',
    render: (row) => (
      <Link to={paperOf(row)} className="tabular">
        <strong>{formatPesos(row.net)}</strong>
      </Link>
    ),
  },
  { key: 'payment', title: 'Pago', render: (row) => row.paymentLabel },
]

/** What was paid apart of a month and released, when there is any. */
function AdditionalPayments() {
  const rows = useDetail(OwnAdditionalPayments).data?.ownAdditionalPayments ?? []
  if (rows.length === 0) return null
  return (
    <Panel title="Pagos adicionales" text="Lo que se pagó aparte de la liquidación del mes.">
      <Rows
        caption="Pagos adicionales"
        rows={rows}
        columns={additionalColumns}
        rowKey={(row: Additional) => `${row.payrollMonthId} ${row.contractId}`}
      />
    </Panel>
  )
}

/** A worker's own payslips, by contract. */
export default function OwnPayslipsPage() {
  const me = useDetail(OwnContracts)
  const contracts = me.data?.me.contracts ?? []
  const [search, setSearch] = useAddressParams()
  const chosen = contracts.find(({ id }) => id === search.get('contrato')) ?? contracts[0]
  const history = useDetail(PayrollHistory, chosen ? { input: { contractId: chosen.id } } : null)
  return (
    <section className="mg-list">
      <PageHeader title="Mis liquidaciones" context="Lo que su empresa ya liberó, por contrato" />
      {contracts.length > 1 && (
        <div className="mg-toolbar">
          <Choice
            aria-label="Contrato"
            value={chosen?.id ?? null}
            onChange={(id) => id !== null && setSearch({ contrato: String(id) }, { replace: true })}
            className="mg-pick"
            options={contracts.map((contract) => ({
              value: contract.id,
              label: contract.jobTitle ?? 'Contrato',
            }))}
          />
        </div>
      )}
      {history.error && <LoadProblem error={history.error} retry={history.reload} />}
      {!me.loading && contracts.length === 0 && (
        <EmptyState title="No tiene contratos">Sus liquidaciones aparecerán aquí.</EmptyState>
      )}
      {chosen && !history.error && (
        <HistoryTable rows={history.data?.payrollHistory ?? []} loading={history.loading} />
      )}
      {chosen && <ImportedMonths contractId={chosen.id} />}
      <AdditionalPayments />
    </section>
  )
}
