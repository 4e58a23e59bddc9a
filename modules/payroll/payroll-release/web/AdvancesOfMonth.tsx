import type { ItemsAdvanceToProcessQuery } from '#generated/documents/graphql.ts'
import { formatPesos } from '#chile/numbers.ts'
import { ItemsAdvanceToProcess } from '#generated/operations/advances.ts'
import { ActionButton } from '#platform/web/kit/ActionButton.tsx'
import { Panel } from '#platform/web/kit/Figures.tsx'
import { StatusTag } from '#platform/web/kit/StatusTag.tsx'
import { useCan } from '#platform/web/me.tsx'
import { useDetail } from '#platform/web/useDetail.ts'
import { pathOfProcess } from './paths.ts'

type Row = ItemsAdvanceToProcessQuery['itemsAdvanceToProcess'][number]

/** The advances that the payslips of the month discount, or will when their process closes. */
export function AdvancesOfMonth({ monthId }: { monthId: string }) {
  const allowed = useCan()('userItems.read')
  const known = useDetail(
    ItemsAdvanceToProcess,
    { input: { payrollMonthId: monthId } },
    { enabled: allowed },
  )
  const rows = known.data?.itemsAdvanceToProcess ?? []
  const [first] = rows
  if (!first) return null
  const total = rows.reduce((sum, { amount }) => sum + amount, 0)
  return (
    <Panel
      title={`Anticipos (${rows.length})`}
      text={`${formatPesos(total)}. ${
        rows.every(({ inPayroll }) => inPayroll)
          ? 'Se descuentan en las liquidaciones.'
          : 'Pasan a las liquidaciones al cerrar el proceso de anticipos.'
      }`}
      action={
        <ActionButton to={pathOfProcess({ payrollMonthId: first.processId, type: 'ADVANCE' })}>
          Ver anticipos
        </ActionButton>
      }
    >
      <ul className="mg-rows pp-people">
        {rows.map((row: Row) => (
          <li key={row.contractId}>
            <span>{row.name}</span>
            <span className="mg-option">
              <span className="tabular">{formatPesos(row.amount)}</span>
              <StatusTag tone={row.inPayroll ? 'success' : 'warning'}>
                {row.inPayroll ? 'En la liquidación' : 'Por cerrar'}
              </StatusTag>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
