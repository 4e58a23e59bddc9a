import type { AdvancesToProcessQuery } from '#generated/documents/graphql.ts'
import { formatNumber, formatPesos } from '#chile/numbers.ts'
import { AdvancesToProcess, AdvancesToProcessTotals } from '#generated/operations/advances.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { Amount } from '#platform/web/kit/text/Amount.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { SideRows } from '#platform/web/kit/list/SideRows.tsx'
import { StatusTag } from '#platform/web/kit/record/StatusTag.tsx'
import { useCan } from '#platform/web/screen/me.tsx'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { useSideList } from '#platform/web/list/useList.ts'
import { pathOfProcess } from './paths.ts'

type Row = AdvancesToProcessQuery['advancesToProcess']['rows'][number]

/** The advances that the payslips of the month discount, or will when their process closes. */
export function AdvancesOfMonth({ monthId }: { monthId: string }) {
  const allowed = useCan()('userItems.read')
  const totals = useDetail(
    AdvancesToProcessTotals,
    { input: { payrollMonthId: monthId } },
    { enabled: allowed },
  ).data?.advancesToProcessTotals
  const list = useSideList(AdvancesToProcess, {
    fixed: { payrollMonthId: monthId },
    size: 10,
    enabled: allowed,
  })
  const [first] = list.rows
  if (!totals || totals.people === 0) return null
  return (
    <Panel
      title={`Anticipos (${formatNumber(totals.people)})`}
      text={`${formatPesos(totals.amount)}. ${
        totals.waiting === 0
          ? 'Se descuentan en las liquidaciones.'
          : 'Pasan a las liquidaciones al cerrar el proceso de anticipos.'
      }`}
      action={
        first && (
          <ActionButton to={pathOfProcess({ payrollMonthId: first.processId, type: 'ADVANCE' })}>
            Ver anticipos
          </ActionButton>
        )
      }
    >
      <SideRows
        caption="Anticipos del mes"
        list={list}
        columns={columns}
        search="Nombre o RUT"
        rowKey={({ processId, contractId }) => `${processId} ${contractId}`}
      />
    </Panel>
  )
}

const columns: readonly Column<Row>[] = [
  { key: 'name', title: 'Persona', lead: true, sort: 'name', render: ({ name }) => name },
  {
    key: 'amount',
    title: 'Anticipo',
    align: 'end',
    sort: 'amount',
    render: ({ amount }) => <Amount value={amount} />,
  },
  {
    key: 'state',
    title: 'Estado',
    render: ({ inPayroll }) => (
      <StatusTag tone={inPayroll ? 'success' : 'warning'}>
        {inPayroll ? 'En la liquidación' : 'Por cerrar'}
      </StatusTag>
    ),
  },
]
