import { monthTitle } from '#chile/period.ts'
import { CentralizationMonths } from '#generated/operations/accounting.ts'
import { Amount } from '#platform/web/kit/Amount.tsx'
import type { Column } from '#platform/web/kit/columns.tsx'
import { Link } from '#platform/web/kit/Link.tsx'
import { ListPage } from '#platform/web/kit/ListPage.tsx'
import { pathTo } from '#platform/web/screens.ts'
import { useList } from '#platform/web/useList.ts'
import { EntryState } from '../model/accounting-entry.ts'
import { EntryTag } from './EntryTag.tsx'
import type { MonthRow as Row } from './types.ts'

const columns: readonly Column<Row>[] = [
  {
    key: 'yearMonth',
    title: 'Mes',
    sort: 'yearMonth',
    lead: true,
    render: ({ yearMonth, payrollMonthId }) => (
      <Link to={pathTo('centralizacion/:id', { id: payrollMonthId })}>{monthTitle(yearMonth)}</Link>
    ),
    text: ({ yearMonth }) => monthTitle(yearMonth),
  },
  { key: 'businessName', title: 'Razón social', render: ({ businessName }) => businessName },
  {
    key: 'isOpen',
    title: 'Remuneraciones',
    render: ({ isOpen }) => (isOpen ? 'Mes abierto' : 'Mes cerrado'),
  },
  {
    key: 'state',
    title: 'Asiento',
    text: ({ state }) => EntryState.label(state),
    render: ({ state }) => <EntryTag state={state} />,
  },
  {
    key: 'debit',
    title: 'Debe y haber',
    align: 'end',
    text: ({ debit }) => debit,
    render: ({ debit, state }) =>
      debit === null || state === 'REFUSED' ? (
        <span className="soft">–</span>
      ) : (
        <Amount value={debit} />
      ),
  },
]

/** Each month of each razón social with its accounting entry. */
export default function MonthsPage() {
  const list = useList(CentralizationMonths, {
    filterBy: ['businessId'],
    sort: { field: 'yearMonth', descending: true },
  })
  return (
    <ListPage
      title="Centralización"
      name="centralization"
      list={list}
      filters={[{ name: 'businessId', label: 'Razón social', reference: 'business' }]}
      columns={columns}
      rowKey={({ payrollMonthId }) => payrollMonthId}
      nameOf={({ yearMonth, businessName }) => `${monthTitle(yearMonth)}, ${businessName}`}
      empty={{
        title: 'No hay meses que centralizar',
        text: 'Un mes aparece aquí cuando sus remuneraciones se calculan.',
      }}
    />
  )
}
