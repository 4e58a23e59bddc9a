import { formatPesos } from '#chile/numbers.ts'
import { monthLabel, monthTitle } from '#chile/period.ts'
import type { LateItemsQuery } from '#generated/documents/graphql.ts'
import {
  LateItems as LateItemsOfMonth,
  RemoveLateItem,
  UndoRetroactive,
} from '#generated/operations/retroactivity.ts'
import { formatMoment } from '#platform/web/format.ts'
import { ActionButton } from '#platform/web/kit/ActionButton.tsx'
import type { Column } from '#platform/web/kit/columns.tsx'
import { Panel } from '#platform/web/kit/Figures.tsx'
import { SideRows } from '#platform/web/kit/SideRows.tsx'
import { useAction } from '#platform/web/useAction.ts'
import { useSideList } from '#platform/web/useList.ts'
import { itemValueText } from '#modules/concepts/concept-library/model/input-items.ts'
import type { Answer } from './types.ts'

type PostedProps = { posted: Answer['posted']; monthId: string; isOpen: boolean }

/** What was put into the month, and the way back while it is open. */
export function Posted({ posted, monthId, isOpen }: PostedProps) {
  const undo = useAction(UndoRetroactive, { done: 'Se quitaron las diferencias' })
  if (posted.length === 0) return null
  return (
    <section className="mg-surface rt-block" aria-label="Agregado al mes">
      <header>
        <div>
          <h2>Agregado al mes</h2>
          <p className="soft">Líquido por persona y mes de origen.</p>
        </div>
        {isOpen && (
          <ActionButton
            permission="userItems.delete"
            confirm="Se quitan todas las diferencias agregadas a este mes."
            onClick={() => undo.run({ input: { payrollMonthId: monthId } })}
          >
            Deshacer
          </ActionButton>
        )}
      </header>
      <ul>
        {posted.map(({ contractId, name, originMonth, amount, author, postedAt }) => (
          <li key={`${contractId}-${originMonth}`}>
            <span className="rt-who">{name}</span>
            <span>{monthTitle(originMonth)}</span>
            <span className="soft">
              {[author, formatMoment(postedAt)].filter(Boolean).join(', ')}
            </span>
            <span className="rt-amount">{formatPesos(amount)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

type LateProps = { monthId: string; isOpen: boolean }
type Late = LateItemsQuery['lateItems']['rows'][number]

/** Items of closed months that were registered late, by pages. */
export function LateItems({ monthId, isOpen }: LateProps) {
  const list = useSideList(LateItemsOfMonth, { fixed: { payrollMonthId: monthId }, size: 10 })
  const remove = useAction(RemoveLateItem, { done: 'Se quitó' })
  if (list.total === 0 && !list.filtered && !list.error) return null
  const withdraw = ({ id }: Late) => remove.run({ input: { id, payrollMonthId: monthId } })
  return (
    <Panel
      title="Registrado tarde"
      text="Haberes y descuentos que los meses cerrados debieron tener."
    >
      <SideRows
        caption="Registrado tarde"
        list={list}
        columns={isOpen ? [...lateColumns, withdrawing(withdraw)] : lateColumns}
        search="Nombre o RUT"
        rowKey={({ id }) => id}
      />
    </Panel>
  )
}

const lateColumns: readonly Column<Late>[] = [
  { key: 'name', title: 'Persona', lead: true, sort: 'name', render: ({ name }) => name },
  { key: 'item', title: 'Concepto', render: ({ itemLabel }) => itemLabel },
  {
    key: 'yearMonth',
    title: 'Mes',
    sort: 'yearMonth',
    render: ({ yearMonth }) => monthLabel(yearMonth),
  },
  { key: 'comment', title: 'Motivo', render: ({ comment }) => comment },
  {
    key: 'value',
    title: 'Valor',
    align: 'end',
    render: ({ value, unit }) => <span className="tabular">{itemValueText(value, unit)}</span>,
  },
]

const withdrawing = (withdraw: (row: Late) => Promise<unknown>): Column<Late> => ({
  key: 'act',
  title: 'Acción',
  render: (row) => (
    <ActionButton
      size="small"
      permission="userItems.delete"
      confirm="Lo que ya se pagó por él se cobra de vuelta."
      onClick={() => withdraw(row)}
    >
      Quitar
    </ActionButton>
  ),
})
