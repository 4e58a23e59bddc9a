import { PlusOutlined } from '@ant-design/icons'
import { useOutletContext } from 'react-router'
import { counted } from '#chile/counts.ts'
import { formatPesos } from '#chile/numbers.ts'
import { monthLabel } from '#chile/period.ts'
import {
  LastingItems,
  RemoveUserItem,
  ResumeUserItem,
  SuspendUserItem,
} from '#generated/operations/user-items.ts'
import { TextWithHint } from '#platform/web/kit/text/TextWithHint.tsx'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { NEW, useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { ListPage } from '#platform/web/kit/list/ListPage.tsx'
import type { RowAction } from '#platform/web/kit/list/RowActions.tsx'
import { StatusTag } from '#platform/web/kit/record/StatusTag.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { useList } from '#platform/web/list/useList.ts'
import { itemValueText } from '#modules/concepts/concept-library/model/input-items.ts'
import { UserItemStatus } from '../model/user-item.ts'
import { ItemDialog, NewItemDialog } from './ItemDialog.tsx'
import './entries.css'
import type { MonthShare } from '#modules/payroll/payroll-months/web/index.ts'
import type { LastingItem } from './types.ts'

const valueOf = ({ value, unit }: LastingItem): string =>
  value === null ? '–' : itemValueText(value, unit)

function lastsOf(item: LastingItem): string {
  const until = item.endMonth === null ? '' : ` hasta ${monthLabel(item.endMonth)}`
  if (item.status === 'SUSPENDED' && item.totalQuotas !== null) {
    const since = monthLabel(item.startMonth)
    return `Por pagar: ${counted(item.totalQuotas, 'cuota')}; suspensión desde ${since}`
  }
  if (item.origin === 'CARRIED') return `Solo ${monthLabel(item.startMonth)}`
  if (item.kind === 'QUOTAS') {
    const short = item.carried === null ? '' : `; ${formatPesos(item.carried)} pasan a después`
    return `Cuota ${item.currentQuota} de ${item.totalQuotas},${until}${short}`
  }
  const since = `Desde ${monthLabel(item.startMonth)}${until}`
  if (item.totalAmount === null) return since
  const left = item.totalAmount - (item.taken ?? 0)
  return left <= 0
    ? `Orden completa: ${formatPesos(item.totalAmount)}`
    : `${since}; quedan ${formatPesos(left)} de ${formatPesos(item.totalAmount)}`
}

const columns: readonly Column<LastingItem>[] = [
  {
    key: 'person',
    title: 'Persona',
    lead: true,
    render: (item) => <Link to={pathTo('ficha/:id', { id: item.userId })}>{item.person}</Link>,
  },
  { key: 'item', title: 'Concepto', render: (item) => item.itemLabel },
  {
    key: 'value',
    title: 'Valor',
    align: 'end',
    render: (item) => <span className="tabular">{valueOf(item)}</span>,
  },
  {
    key: 'lasts',
    title: 'Duración',
    render: (item) => <TextWithHint words={lastsOf(item)} hint={item.comment} />,
  },
  {
    key: 'status',
    title: 'Estado',
    render: ({ status }) => (
      <StatusTag tone={status === 'SUSPENDED' ? 'warning' : 'success'}>
        {UserItemStatus.label(status)}
      </StatusTag>
    ),
  },
]

/** What lasts longer than the month: permanent items and those with quotas, person by person. */
export default function LastingItemsTab() {
  const { month } = useOutletContext<MonthShare>()
  const list = useList(LastingItems, { fixed: { payrollMonthId: month.id } })
  const form = useOpenForm('haber o descuento')
  const edited = useEdited(month.id, form.key, list.rows)
  const actions = useActions(month, ({ id }) => form.open(id))
  return (
    <>
      <ListPage
        embedded
        title="Permanentes y cuotas"
        list={list}
        search="Nombre o concepto"
        columns={columns}
        rowKey={(item) => item.id}
        nameOf={(item) => `${item.itemLabel} de ${item.person}`}
        actions={actions}
        download={false}
        extra={
          <ActionButton
            icon={<PlusOutlined aria-hidden />}
            permission="userItems.create"
            disabled={month.isOpen ? undefined : 'El mes está cerrado'}
            onClick={() => form.open()}
          >
            Agregar
          </ActionButton>
        }
        empty={{
          title: 'Nada permanente ni en cuotas',
          text:
            'Los bonos de todos los meses y los préstamos en cuotas se ingresan una vez y siguen ' +
            'solos.',
        }}
      />
      {form.key === NEW && <NewItemDialog month={month} form={form} />}
      {edited && <ItemDialog key={edited.id} month={month} item={edited} form={form} />}
    </>
  )
}

/**
 * The item whose form is open. A form that was left half written opens by itself, and its item may
 * be on another page: then it is asked for.
 */
function useEdited(monthId: string, key: string | undefined, rows: readonly LastingItem[]) {
  const shown = rows.find(({ id }) => id === key)
  const elsewhere = key !== undefined && key !== NEW && !shown
  const one = useDetail(
    LastingItems,
    { filter: { payrollMonthId: monthId, id: key ?? null }, counted: false },
    { enabled: elsewhere },
  )
  return shown ?? (elsewhere ? one.data?.lastingItems.rows[0] : undefined)
}

const goneFrom = ({ itemLabel, person }: LastingItem, yearMonth: number) =>
  `${itemLabel} de ${person} deja de aplicarse desde ${monthLabel(yearMonth)}. ` +
  'Los meses anteriores no cambian.'

const waitsFrom = ({ itemLabel, person, kind }: LastingItem, yearMonth: number) =>
  `${itemLabel} de ${person} no se aplica desde ${monthLabel(yearMonth)} hasta que se reanude.` +
  (kind === 'QUOTAS' ? ' Las cuotas que faltan se corren.' : '')

/** What can be done with an item from this month on. */
function useActions(month: MonthShare['month'], onEdit: (item: LastingItem) => void) {
  const suspend = useAction(SuspendUserItem, { done: 'Suspendido desde este mes' })
  const resume = useAction(ResumeUserItem, { done: 'Se reanuda desde este mes' })
  const remove = useAction(RemoveUserItem, { done: 'Se quitó desde este mes' })
  const closed = month.isOpen ? undefined : 'El mes está cerrado'
  return (item: LastingItem): readonly RowAction[] => {
    const suspended = item.status === 'SUSPENDED'
    const input = { id: item.id, payrollMonthId: month.id }
    return [
      {
        label: 'Cambiar',
        permission: 'userItems.update',
        disabled: closed,
        onClick: () => onEdit(item),
      },
      {
        label: suspended ? 'Reanudar desde este mes' : 'Suspender desde este mes',
        permission: 'userItems.update',
        disabled: closed,
        ...(suspended ? {} : { confirm: waitsFrom(item, month.yearMonth) }),
        onClick: () => (suspended ? resume.run({ input }) : suspend.run({ input })),
      },
      {
        label: 'Quitar desde este mes',
        permission: 'userItems.delete',
        danger: true,
        disabled: closed,
        confirm: goneFrom(item, month.yearMonth),
        onClick: () => remove.run({ input }),
      },
    ]
  }
}
