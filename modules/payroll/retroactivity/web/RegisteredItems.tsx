import { formatPesos } from '#chile/numbers.ts'
import { monthLabel, monthTitle } from '#chile/period.ts'
import type {
  LateItemsQuery,
  RetroactiveFailuresQuery,
  RetroactivePostedQuery,
} from '#generated/documents/graphql.ts'
import {
  LateItems as LateItemsOfMonth,
  RemoveLateItem,
  RetroactiveFailures,
  RetroactivePosted,
  UndoRetroactive,
} from '#generated/operations/retroactivity.ts'
import { formatMoment } from '#platform/web/look/format.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { SideRows } from '#platform/web/kit/list/SideRows.tsx'
import { useCan } from '#platform/web/screen/me.tsx'
import { useAction } from '#platform/web/api/useAction.ts'
import { useSideList } from '#platform/web/list/useList.ts'
import { itemValueText } from '#modules/concepts/concept-library/model/input-items.ts'

/** What was put into the month, by pages. */
export const usePosted = (payrollMonthId: string) =>
  useSideList(RetroactivePosted, { fixed: { payrollMonthId }, size: 10 })

type PostedProps = { list: ReturnType<typeof usePosted>; monthId: string; isOpen: boolean }

/** What was put into the month, and the way back while it is open. */
export function Posted({ list, monthId, isOpen }: PostedProps) {
  const undo = useAction(UndoRetroactive, {
    done: ({ isPosting }) =>
      isPosting ? 'Las diferencias se quitan' : 'Se quitaron las diferencias',
  })
  if (list.total === 0 && !list.filtered && !list.error) return null
  return (
    <Panel
      title="Agregado al mes"
      text="Líquido por persona y mes de origen."
      action={
        isOpen && (
          <ActionButton
            permission="userItems.delete"
            confirm="Se quitan todas las diferencias agregadas a este mes."
            onClick={() => undo.run({ input: { payrollMonthId: monthId } })}
          >
            Deshacer
          </ActionButton>
        )
      }
    >
      <SideRows
        caption="Agregado al mes"
        list={list}
        columns={postedColumns}
        search="Nombre o RUT"
        rowKey={({ contractId, originMonth }) => `${contractId}-${originMonth}`}
      />
    </Panel>
  )
}

const postedColumns: readonly Column<
  RetroactivePostedQuery['retroactivePosted']['rows'][number]
>[] = [
  { key: 'name', title: 'Persona', lead: true, sort: 'name', render: ({ name }) => name },
  {
    key: 'originMonth',
    title: 'Mes',
    sort: 'originMonth',
    render: ({ originMonth }) => monthTitle(originMonth),
  },
  {
    key: 'author',
    title: 'Agregado por',
    render: ({ author, postedAt }) => [author, formatMoment(postedAt)].filter(Boolean).join(', '),
  },
  {
    key: 'amount',
    title: 'Líquido',
    align: 'end',
    sort: 'amount',
    render: ({ amount }) => <span className="tabular">{formatPesos(amount)}</span>,
  },
]

/** Who could not be calculated again in a closed month, and why, by pages. */
export function Failures({ monthId }: { monthId: string }) {
  const list = useSideList(RetroactiveFailures, { fixed: { payrollMonthId: monthId }, size: 10 })
  return (
    <Panel
      title="Sin calcular"
      text="Estos meses cerrados no se pudieron calcular de nuevo: lo que deben no está abajo."
    >
      <SideRows
        caption="Sin calcular"
        list={list}
        columns={failureColumns}
        search="Nombre o RUT"
        rowKey={({ contractId, originMonth }) => `${contractId}-${originMonth}`}
      />
    </Panel>
  )
}

const failureColumns: readonly Column<
  RetroactiveFailuresQuery['retroactiveFailures']['rows'][number]
>[] = [
  { key: 'name', title: 'Persona', lead: true, sort: 'name', render: ({ name }) => name },
  { key: 'originMonth', title: 'Mes', render: ({ originMonth }) => monthLabel(originMonth) },
  { key: 'message', title: 'Por qué', render: ({ message }) => message },
]

type LateProps = { monthId: string; isOpen: boolean }
type Late = LateItemsQuery['lateItems']['rows'][number]

/** Items of closed months that were registered late, by pages. */
export function LateItems({ monthId, isOpen }: LateProps) {
  const list = useSideList(LateItemsOfMonth, { fixed: { payrollMonthId: monthId }, size: 10 })
  const remove = useAction(RemoveLateItem, { done: 'Se quitó' })
  const withdraws = useCan()('userItems.delete') && isOpen
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
        columns={withdraws ? [...lateColumns, withdrawing(withdraw)] : lateColumns}
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
      disabled={row.origin === 'PIECEWORK' ? 'Se cambia en Tratos' : undefined}
      confirm="Lo que ya se pagó por él se cobra de vuelta."
      onClick={() => withdraw(row)}
    >
      Quitar
    </ActionButton>
  ),
})
