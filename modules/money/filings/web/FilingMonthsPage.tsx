import { monthOf } from '#chile/period.ts'
import { FilingMonths } from '#generated/operations/filings.ts'
import type { Column } from '#platform/web/kit/columns.tsx'
import { Link } from '#platform/web/kit/Link.tsx'
import { byBusiness, MonthsPage } from '#platform/web/kit/Months.tsx'
import { pathTo } from '#platform/web/screens.ts'
import { useList } from '#platform/web/useList.ts'
import { stateLabel } from '../model/filing.ts'
import { FilingTag } from './FilingTag.tsx'
import type { FilingMonthRow as Row } from './types.ts'

const stateColumn = (
  key: 'previredState' | 'lreState' | 'wagesState',
  title: string,
  tab: string,
): Column<Row> => ({
  key,
  title,
  render: (row) =>
    key === 'wagesState' && monthOf(row.yearMonth) !== 12 ? (
      <span className="soft">–</span>
    ) : (
      <Link to={`${pathTo('declaraciones/:id', { id: row.payrollMonthId })}${tab}`}>
        <FilingTag state={row[key]} />
      </Link>
    ),
  text: (row) =>
    key === 'wagesState' && monthOf(row.yearMonth) !== 12 ? '' : stateLabel(row[key]),
})

const columns: readonly Column<Row>[] = [
  stateColumn('previredState', 'Previred', ''),
  stateColumn('lreState', 'Libro electrónico', '/lre'),
  stateColumn('wagesState', 'DJ 1887', '/dj-1887'),
]

/** What is declared of each month of each razón social, and how its files stand. */
export default function FilingMonthsPage() {
  const list = useList(FilingMonths, {
    filters: [byBusiness],
    sort: { field: 'yearMonth', descending: true },
  })
  return (
    <MonthsPage
      title="Declaraciones"
      name="filings"
      list={list}
      pathOf={(id) => pathTo('declaraciones/:id', { id })}
      columns={columns}
      empty="No hay meses que declarar"
    />
  )
}
