import { monthOf, monthTitle } from '#chile/period.ts'
import { FilingMonths } from '#generated/operations/filings.ts'
import type { Column } from '#platform/web/kit/columns.tsx'
import { Link } from '#platform/web/kit/Link.tsx'
import { ListPage } from '#platform/web/kit/ListPage.tsx'
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
  {
    key: 'yearMonth',
    title: 'Mes',
    sort: 'yearMonth',
    lead: true,
    render: ({ yearMonth, payrollMonthId }) => (
      <Link to={pathTo('declaraciones/:id', { id: payrollMonthId })}>{monthTitle(yearMonth)}</Link>
    ),
    text: ({ yearMonth }) => monthTitle(yearMonth),
  },
  { key: 'businessName', title: 'Razón social', render: ({ businessName }) => businessName },
  {
    key: 'isOpen',
    title: 'Remuneraciones',
    render: ({ isOpen }) => (isOpen ? 'Mes abierto' : 'Mes cerrado'),
  },
  stateColumn('previredState', 'Previred', ''),
  stateColumn('lreState', 'Libro electrónico', '/lre'),
  stateColumn('wagesState', 'DJ 1887', '/dj-1887'),
]

/** What is declared of each month of each razón social, and how its files stand. */
export default function FilingMonthsPage() {
  const list = useList(FilingMonths, {
    filterBy: ['businessId'],
    sort: { field: 'yearMonth', descending: true },
  })
  return (
    <ListPage
      title="Declaraciones"
      name="filings"
      list={list}
      filters={[{ name: 'businessId', label: 'Razón social', reference: 'business' }]}
      columns={columns}
      rowKey={({ payrollMonthId }) => payrollMonthId}
      nameOf={({ yearMonth, businessName }) => `${monthTitle(yearMonth)}, ${businessName}`}
      empty={{
        title: 'No hay meses que declarar',
        text: 'Un mes aparece aquí cuando sus remuneraciones se calculan.',
      }}
    />
  )
}
