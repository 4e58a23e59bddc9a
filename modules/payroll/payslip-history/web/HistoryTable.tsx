import type { PayrollHistoryQuery } from '#generated/documents/graphql.ts'
import { monthTitle } from '#chile/period.ts'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { Delta } from '#platform/web/kit/text/Amount.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { Rows } from '#platform/web/kit/list/Rows.tsx'
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { paidColumns } from './paid-columns.tsx'

type Payslip = PayrollHistoryQuery['payrollHistory'][number]
type Row = Payslip & { before: number | undefined }

const columns: readonly Column<Row>[] = [
  {
    key: 'yearMonth',
    title: 'Mes',
    lead: true,
    render: (row) => (
      <Link
        to={pathTo('liquidaciones/:month/:contract', {
          month: row.payrollMonthId,
          contract: row.userContractId,
        })}
      >
        {monthTitle(row.yearMonth)}
      </Link>
    ),
  },
  { key: 'businessName', title: 'Razón social', render: (row) => row.businessName },
  ...paidColumns,
  {
    key: 'delta',
    title: 'Contra el mes anterior',
    align: 'end',
    render: (row) =>
      row.before === undefined ? (
        <span className="soft">Primera</span>
      ) : (
        <Delta value={row.net - row.before} />
      ),
  },
  { key: 'payment', title: 'Pago', render: (row) => row.paymentLabel },
]

/** The columns shown on a phone; the payslip, one touch away, has the rest. */
const inCard = ['yearMonth', 'net', 'delta', 'payment']

/** Payslips of one contract in time, each against the one before. */
export function HistoryTable({ rows, loading }: { rows: readonly Payslip[]; loading: boolean }) {
  if (!loading && rows.length === 0) {
    return (
      <EmptyState title="Aún no hay liquidaciones">
        Aparecerán aquí cuando se cierre el primer mes de este contrato.
      </EmptyState>
    )
  }
  const compared = rows.map((row, index): Row => ({ ...row, before: rows[index + 1]?.net }))
  const table = {
    caption: 'Historial de liquidaciones',
    rows: compared,
    columns,
    rowKey: (row: Row) => row.payrollMonthId,
    skeleton: loading ? 6 : 0,
  }
  return <Rows {...table} cards={inCard} />
}
