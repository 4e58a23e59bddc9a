import { CentralizationMonths } from '#generated/operations/accounting.ts'
import { Amount } from '#platform/web/kit/text/Amount.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { byBusiness, MonthsPage } from '#platform/web/kit/month/Months.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useList } from '#platform/web/list/useList.ts'
import { EntryState } from '../model/accounting-entry.ts'
import { EntryTag } from './EntryTag.tsx'
import type { MonthRow as Row } from './types.ts'

const columns: readonly Column<Row>[] = [
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
export default function CentralizationMonthsPage() {
  const list = useList(CentralizationMonths, {
    filters: [byBusiness],
    sort: { field: 'yearMonth', descending: true },
  })
  return (
    <MonthsPage
      title="Centralización"
      name="centralization"
      list={list}
      pathOf={(id) => pathTo('centralizacion/:id', { id })}
      columns={columns}
      empty="No hay meses que centralizar"
    />
  )
}
