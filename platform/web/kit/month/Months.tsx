import { monthLabel, monthTitle } from '#chile/period.ts'
import type { Detail } from '#platform/web/api/useDetail.ts'
import type { List } from '#platform/web/list/useList.ts'
import type { Column } from '../list/columns.tsx'
import { DetailPage } from '../record/DetailPage.tsx'
import { EmptyState } from '../page/EmptyState.tsx'
import { Link } from '../text/Link.tsx'
import { ListPage } from '../list/ListPage.tsx'
import { MonthContext } from '../page/PageContext.tsx'
import { PageHeader } from '../page/PageHeader.tsx'

/** A month of a razón social of which something is made: its files, its accounting entry. */
type Month = {
  payrollMonthId: string
  yearMonth: number
  businessName: string
  isOpen: boolean
}

const openWords = ({ isOpen }: Month) => (isOpen ? 'Mes abierto' : 'Mes cerrado')

const monthColumns = <Row extends Month>(
  pathOf: (id: string) => string,
): readonly Column<Row>[] => [
  {
    key: 'yearMonth',
    title: 'Mes',
    sort: 'yearMonth',
    lead: true,
    render: ({ yearMonth, payrollMonthId }) => (
      <Link to={pathOf(payrollMonthId)}>{monthTitle(yearMonth)}</Link>
    ),
    text: ({ yearMonth }) => monthTitle(yearMonth),
  },
  { key: 'businessName', title: 'Razón social', render: ({ businessName }) => businessName },
  { key: 'isOpen', title: 'Remuneraciones', render: openWords },
]

/** The razón social of the months, as their filter. */
export const byBusiness = { name: 'businessId', label: 'Razón social', reference: 'business' }

type MonthsProps<Row extends Month> = {
  title: string
  name: string
  list: List<Row>
  pathOf: (id: string) => string
  /** What is made of each month, after the month itself. */
  columns: readonly Column<Row>[]
  /** «No hay meses que declarar». */
  empty: string
}

/** Each month of each razón social with what is made of it. */
export function MonthsPage<Row extends Month>({
  pathOf,
  columns,
  empty,
  ...list
}: MonthsProps<Row>) {
  return (
    <ListPage
      {...list}
      columns={[...monthColumns<Row>(pathOf), ...columns]}
      rowKey={({ payrollMonthId }) => payrollMonthId}
      nameOf={({ yearMonth, businessName }) => `${monthTitle(yearMonth)}, ${businessName}`}
      empty={{
        title: empty,
        text: 'Un mes aparece aquí cuando sus remuneraciones se calculan.',
      }}
    />
  )
}

type MonthProps<Data, Shown extends Month> = {
  /** What is made of the month: «Declaraciones». */
  name: string
  detail: Detail<Data>
  monthIn: (data: Data) => Shown | undefined
  /** The tabs, by their paths, that a month does not have. */
  withoutIn?: (month: Shown) => readonly string[]
  /** Why a month is not there, in a title and a sentence. */
  none: readonly [title: string, text: string]
}

/** One month of a razón social, which its tabs share. */
export function MonthPage<Data, Shown extends Month>({
  name,
  detail,
  monthIn,
  withoutIn,
  none,
}: MonthProps<Data, Shown>) {
  const month = detail.data && monthIn(detail.data)
  if (detail.data && !month) {
    return (
      <>
        <PageHeader title={name} />
        <EmptyState title={none[0]}>{none[1]}</EmptyState>
      </>
    )
  }
  const title = month ? `${name} de ${monthLabel(month.yearMonth)}` : name
  return (
    <DetailPage
      title={title}
      plainTitle={month ? `${title}, ${month.businessName}` : title}
      context={month && <MonthContext month={{ ...month, stateLabel: openWords(month) }} />}
      loading={detail.loading}
      error={detail.error}
      retry={detail.reload}
      without={month && withoutIn?.(month)}
      share={month}
    />
  )
}

/** The month of an address, asked from the list in which it stands. */
export const onlyMonth = (payrollMonthId: string) => ({
  filter: { payrollMonthId },
  page: { number: 1, size: 10 },
  counted: false,
})
