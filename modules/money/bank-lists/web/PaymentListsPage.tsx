import { monthTitle } from '#chile/period.ts'
import { PaymentLists } from '#generated/operations/bank-lists.ts'
import { formatMoment } from '#platform/web/look/format.ts'
import { TextWithHint } from '#platform/web/kit/text/TextWithHint.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { ListPage } from '#platform/web/kit/list/ListPage.tsx'
import { stateColumn } from '#platform/web/kit/list/state-column.tsx'
import { amountColumn, businessColumn } from '#platform/web/kit/list/usual-columns.tsx'
import { useCan } from '#platform/web/screen/me.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useList } from '#platform/web/list/useList.ts'
import { ListState, listStates } from '../model/payment-list.ts'
import { LimitsPanel } from './LimitsPanel.tsx'
import { progressOf } from './progress.ts'
import type { ListRow as Row } from './types.ts'

const columns: readonly Column<Row>[] = [
  {
    key: 'number',
    title: 'Nómina',
    lead: true,
    text: ({ subject, number }) => `${subject}, nómina ${number}`,
    render: ({ id, subject, number }) => (
      <Link to={pathTo('nominas-de-pago/nomina/:id', { id })}>
        {`${subject}, nómina ${number}`}
      </Link>
    ),
  },
  businessColumn,
  {
    key: 'yearMonth',
    title: 'Mes',
    // The name of the list says it already.
    optional: true,
    text: ({ yearMonth }) => monthTitle(yearMonth),
  },
  stateColumn('state', listStates, ({ state }) => state),
  { key: 'progress', title: 'Pagos', text: progressOf },
  amountColumn('total', 'Total'),
  {
    key: 'createdAt',
    title: 'Hecha',
    sort: 'createdAt',
    text: ({ createdAt }) => formatMoment(createdAt),
    render: ({ createdAt, author }) => (
      <TextWithHint words={formatMoment(createdAt)} hint={author} />
    ),
  },
]

/** Every list of payments that was made, and above which amount another person releases them. */
export default function PaymentListsPage() {
  const can = useCan()
  const list = useList(PaymentLists, {
    filters: [{ name: 'state', label: 'Estado', options: ListState.options }],
    sort: { field: 'createdAt', descending: true },
  })
  return (
    <ListPage
      title="Nóminas hechas"
      name="payment-lists"
      list={list}
      columns={columns}
      nameOf={({ subject, number }) => `${subject}, nómina ${number}`}
      above={can('businessOptions.read') ? <LimitsPanel /> : undefined}
      empty={{
        title: 'Todavía no se hace ninguna nómina',
        text: 'Se hacen en el control de pagos de un proceso cerrado.',
      }}
    />
  )
}
