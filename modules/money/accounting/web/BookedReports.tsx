import { formatPesos } from '#chile/numbers.ts'
import type { CentralizationExpensesQuery } from '#generated/documents/graphql.ts'
import { CentralizationExpenses } from '#generated/operations/accounting.ts'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { ListPage } from '#platform/web/kit/list/ListPage.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { useList } from '#platform/web/list/useList.ts'
import { formatName } from '#platform/web/look/format.ts'
import { pathTo } from '#platform/web/screen/screens.ts'

type Booked = CentralizationExpensesQuery['centralizationExpenses']['rows'][number]

const columns: readonly Column<Booked>[] = [
  {
    key: 'number',
    title: 'Rendición',
    lead: true,
    sort: 'number',
    text: ({ number, title }) => `N° ${number}, ${title}`,
    render: ({ id, number, title }) => (
      <Link to={pathTo('gastos/rendiciones/:id', { id })}>
        N° {number}, {title}
      </Link>
    ),
  },
  { key: 'fullname', title: 'Persona', text: ({ fullname }) => formatName(fullname) },
  {
    key: 'total',
    title: 'Total',
    align: 'end',
    text: ({ total }) => total,
    render: ({ total }) => <span className="tabular">{formatPesos(total)}</span>,
  },
]

/** The reports of expenses that an entry booked; nothing where it booked none. */
export function BookedReports({ entryId }: { entryId: string }) {
  const list = useList(CentralizationExpenses, {
    fixed: { entryId },
    sort: { field: 'number', descending: false },
  })
  if (list.rows.length === 0) return null
  return (
    <Panel title="Rendiciones de gastos">
      <ListPage
        embedded
        title="Rendiciones de gastos"
        name="booked-reports"
        list={list}
        columns={columns}
        nameOf={({ number }) => `la rendición N° ${number}`}
        empty={{ title: 'Ninguna' }}
      />
    </Panel>
  )
}
