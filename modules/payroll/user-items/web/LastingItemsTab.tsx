import { PlusOutlined } from '@ant-design/icons'
import { useState } from 'react'
import { useOutletContext } from 'react-router'
import { counted } from '#chile/counts.ts'
import { formatPesos } from '#chile/numbers.ts'
import { monthLabel } from '#chile/period.ts'
import { searchKey } from '#chile/text.ts'
import {
  RemoveUserItem,
  ResumeUserItem,
  SuspendUserItem,
  UserItems,
} from '#generated/operations/user-items.ts'
import { Link } from '#platform/web/kit/Link.tsx'
import { NEW, useOpenForm } from '#platform/web/kit/FormDialog.tsx'
import { ActionButton } from '#platform/web/kit/ActionButton.tsx'
import type { Column } from '#platform/web/kit/columns.tsx'
import { Rows } from '#platform/web/kit/Rows.tsx'
import { EmptyState } from '#platform/web/kit/EmptyState.tsx'
import { LoadProblem } from '#platform/web/kit/LoadProblem.tsx'
import { SearchBox } from '#platform/web/kit/SearchBox.tsx'
import { StatusTag } from '#platform/web/kit/StatusTag.tsx'
import { pathTo } from '#platform/web/screens.ts'
import { useAction } from '#platform/web/useAction.ts'
import { useDetail } from '#platform/web/useDetail.ts'
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
    render: (item) => (
      <span className="mg-option">
        <span>{lastsOf(item)}</span>
        {item.comment && <span className="soft">{item.comment}</span>}
      </span>
    ),
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
  const items = useDetail(
    UserItems,
    { input: { payrollMonthId: month.id, contractId: null } },
    { keep: true },
  )
  const [search, setSearch] = useState('')
  const form = useOpenForm('haber o descuento')
  const lasting = (items.data?.userItems ?? []).filter(
    // What is left of quotas is asked for in a month of its own.
    ({ kind, origin }) => kind !== 'ONCE' || origin === 'CARRIED',
  )
  const asked = searchKey(search)
  const rows = lasting.filter(({ person, itemLabel }) =>
    searchKey(`${person} ${itemLabel}`).includes(asked),
  )
  const add = (
    <ActionButton
      icon={<PlusOutlined aria-hidden />}
      permission="userItems.create"
      disabled={month.isOpen ? undefined : 'El mes está cerrado'}
      onClick={() => form.open()}
    >
      Agregar
    </ActionButton>
  )
  const dialogs = (
    <>
      {form.key === NEW && <NewItemDialog month={month} form={form} />}
      {lasting
        .filter(({ id }) => id === form.key)
        .map((item) => (
          <ItemDialog key={item.id} month={month} item={item} form={form} />
        ))}
    </>
  )
  if (items.error) return <LoadProblem error={items.error} retry={items.reload} />
  if (!items.loading && lasting.length === 0) {
    return (
      <>
        <EmptyState title="Nada permanente ni en cuotas" action={add}>
          Los bonos de todos los meses y los préstamos en cuotas se ingresan una vez y siguen solos.
        </EmptyState>
        {dialogs}
      </>
    )
  }
  return (
    <section className="mg-list mg-embedded">
      <div className="mg-toolbar">
        <SearchBox value={search} onChange={setSearch} placeholder="Nombre o concepto" />
        <span className="mg-spring" />
        {add}
      </div>
      <ItemTable
        month={month}
        rows={rows}
        loading={items.loading}
        onEdit={({ id }) => form.open(id)}
      />
      {dialogs}
    </section>
  )
}

const goneFrom = ({ itemLabel, person }: LastingItem, yearMonth: number) =>
  `${itemLabel} de ${person} deja de aplicarse desde ${monthLabel(yearMonth)}. ` +
  'Los meses anteriores no cambian.'

const waitsFrom = ({ itemLabel, person, kind }: LastingItem, yearMonth: number) =>
  `${itemLabel} de ${person} no se aplica desde ${monthLabel(yearMonth)} hasta que se reanude.` +
  (kind === 'QUOTAS' ? ' Las cuotas que faltan se corren.' : '')

type TableProps = {
  month: MonthShare['month']
  rows: readonly LastingItem[]
  loading: boolean
  onEdit: (item: LastingItem) => void
}

function ItemTable({ month, rows, loading, onEdit }: TableProps) {
  const suspend = useAction(SuspendUserItem, { done: 'Suspendido desde este mes' })
  const resume = useAction(ResumeUserItem, { done: 'Se reanuda desde este mes' })
  const remove = useAction(RemoveUserItem, { done: 'Se quitó desde este mes' })
  const closed = month.isOpen ? undefined : 'El mes está cerrado'
  const actions = (item: LastingItem) => {
    const suspended = item.status === 'SUSPENDED'
    const input = { id: item.id, payrollMonthId: month.id }
    return [
      {
        label: 'Cambiar',
        permission: 'userItems.update' as const,
        disabled: closed,
        onClick: () => onEdit(item),
      },
      {
        label: suspended ? 'Reanudar desde este mes' : 'Suspender desde este mes',
        permission: 'userItems.update' as const,
        disabled: closed,
        ...(suspended ? {} : { confirm: waitsFrom(item, month.yearMonth) }),
        onClick: () => (suspended ? resume.run({ input }) : suspend.run({ input })),
      },
      {
        label: 'Quitar desde este mes',
        permission: 'userItems.delete' as const,
        danger: true,
        disabled: closed,
        confirm: goneFrom(item, month.yearMonth),
        onClick: () => remove.run({ input }),
      },
    ]
  }
  const table = {
    caption: 'Permanentes y cuotas',
    rows,
    columns,
    actions,
    rowKey: (item: LastingItem) => item.id,
    nameOf: (item: LastingItem) => `${item.itemLabel} de ${item.person}`,
    skeleton: loading ? 8 : 0,
  }
  if (!loading && rows.length === 0) {
    return <EmptyState title="Nada coincide con la búsqueda">Pruebe con otras palabras.</EmptyState>
  }
  return <Rows {...table} />
}
