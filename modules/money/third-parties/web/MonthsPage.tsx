import { monthTitle } from '#chile/period.ts'
import type { ThirdPartyMonthsQuery } from '#generated/documents/graphql.ts'
import { ThirdPartyMonths } from '#generated/operations/third-parties.ts'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { businessColumn } from '#platform/web/kit/list/usual-columns.tsx'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { ListPage } from '#platform/web/kit/list/ListPage.tsx'
import { byBusiness } from '#platform/web/kit/month/Months.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useList } from '#platform/web/list/useList.ts'

type Row = ThirdPartyMonthsQuery['thirdPartyMonths']['rows'][number]

const columns: readonly Column<Row>[] = [
  {
    key: 'yearMonth',
    title: 'Mes',
    sort: 'yearMonth',
    lead: true,
    text: ({ yearMonth }) => monthTitle(yearMonth),
    render: ({ yearMonth, payrollMonthId: id }) => (
      <Link to={pathTo('terceros/:id', { id })}>{monthTitle(yearMonth)}</Link>
    ),
  },
  businessColumn,
]

/** The closed months, each with what it owes to third parties. */
export default function MonthsPage() {
  const list = useList(ThirdPartyMonths, {
    filters: [byBusiness],
    sort: { field: 'yearMonth', descending: true },
  })
  return (
    <ListPage
      title="Terceros"
      name="third-party-months"
      list={list}
      columns={columns}
      rowKey={({ payrollMonthId }) => payrollMonthId}
      nameOf={({ yearMonth, businessName }) => `${monthTitle(yearMonth)}, ${businessName}`}
      empty={{
        title: 'No hay meses cerrados',
        text: 'Lo que se debe a terceros aparece cuando un mes se cierra.',
      }}
    />
  )
}
