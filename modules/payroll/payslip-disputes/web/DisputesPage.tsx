import { monthTitle } from '#chile/period.ts'
import type { PayslipDisputesQuery } from '#generated/documents/graphql.ts'
import { PayslipDisputes } from '#generated/operations/payslip-disputes.ts'
import { formatName } from '#platform/web/look/format.ts'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { momentColumn } from '#platform/web/kit/list/date-columns.tsx'
import { RecordsPage, useRecords } from '#platform/web/kit/record/RecordsPage.tsx'
import { stateColumn } from '#platform/web/kit/list/state-column.tsx'
import { fullnameColumn } from '#platform/web/kit/list/usual-columns.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { disputeStates, PayslipDispute } from '../model/dispute.ts'

type Row = PayslipDisputesQuery['payslipDisputes']['rows'][number]

const columns: readonly Column<Row>[] = [
  fullnameColumn,
  { key: 'month', title: 'Liquidación', text: ({ yearMonth }) => monthTitle(yearMonth) },
  momentColumn('openedAt', 'Abierto', { sort: 'openedAt' }),
  stateColumn('state', disputeStates, ({ state }) => state, { sort: 'state' }),
]

/** What people dispute of their payslips: each is answered on the payslip itself. */
export default function DisputesPage() {
  return (
    <RecordsPage
      of={PayslipDispute}
      list={useRecords(PayslipDispute, PayslipDisputes)}
      title="Reclamos de liquidaciones"
      columns={columns}
      nameOf={(row) => `el reclamo de ${formatName(row.fullname)}`}
      acts={{}}
      links={({ payrollMonthId: month, userContractId: contract }) => [
        {
          label: 'Ver liquidación',
          to: pathTo('liquidaciones/:month/:contract', { month, contract }),
        },
      ]}
      empty="Lo que alguien diga que no está conforme en su liquidación llega aquí."
    />
  )
}
