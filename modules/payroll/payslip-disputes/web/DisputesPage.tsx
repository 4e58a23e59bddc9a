import { monthTitle } from '#chile/period.ts'
import type { PayslipDisputesQuery } from '#generated/documents/graphql.ts'
import { PayslipDisputes } from '#generated/operations/payslip-disputes.ts'
import { formatName } from '#platform/web/format.ts'
import type { Column } from '#platform/web/kit/columns.tsx'
import { ListPage } from '#platform/web/kit/ListPage.tsx'
import { stateColumn } from '#platform/web/kit/state-column.tsx'
import { pathTo } from '#platform/web/screens.ts'
import { useList } from '#platform/web/useList.ts'
import { momentColumn } from '#platform/web/kit/date-columns.tsx'
import { fullnameColumn } from '#platform/web/kit/usual-columns.tsx'
import { DisputeState, disputeStates } from '../model/dispute.ts'

type Row = PayslipDisputesQuery['payslipDisputes']['rows'][number]

const columns: readonly Column<Row>[] = [
  fullnameColumn,
  {
    key: 'month',
    title: 'Liquidación',
    text: ({ yearMonth }) => monthTitle(yearMonth),
  },
  momentColumn('openedAt', 'Abierto', { sort: 'openedAt' }),
  stateColumn('state', disputeStates, ({ state }) => state, { sort: 'state' }),
]

/** What people dispute of their payslips: each is answered on the payslip itself. */
export default function DisputesPage() {
  const list = useList(PayslipDisputes, {
    filters: [{ name: 'state', label: 'Estado', options: DisputeState.options }],
    sort: { field: 'openedAt', descending: true },
  })
  return (
    <ListPage
      title="Reclamos de liquidaciones"
      name="payslip-disputes"
      list={list}
      search="Nombre o RUT"
      columns={columns}
      nameOf={(row) => `el reclamo de ${formatName(row.fullname)}`}
      actions={(row) => [
        {
          label: 'Ver liquidación',
          to: pathTo('liquidaciones/:month/:contract', {
            month: row.payrollMonthId,
            contract: row.userContractId,
          }),
        },
      ]}
      empty={{
        title: 'Nadie ha reclamado',
        text: 'Lo que alguien diga que no está conforme en su liquidación llega aquí.',
      }}
    />
  )
}
