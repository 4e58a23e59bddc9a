import type { GratificationOfQuery } from '#generated/documents/graphql.ts'
import { monthTitle } from '#chile/period.ts'
import { Amount } from '#platform/web/kit/text/Amount.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { Rows } from '#platform/web/kit/list/Rows.tsx'

type Month = GratificationOfQuery['gratificationOf']['yearMonths'][number]

const columns: readonly Column<Month>[] = [
  {
    key: 'yearMonth',
    title: 'Mes',
    lead: true,
    render: ({ yearMonth }) => monthTitle(yearMonth),
  },
  {
    key: 'base',
    title: 'Remuneraciones que gratifican',
    align: 'end',
    render: ({ base }) => <Amount value={base} />,
  },
  {
    key: 'paid',
    title: 'Gratificación pagada',
    align: 'end',
    render: ({ paid }) => <Amount value={paid} />,
  },
]

const sumOf = (months: readonly Month[], key: 'base' | 'paid') => (
  <Amount value={months.reduce((sum, month) => sum + month[key], 0)} />
)

/** What each month of the year gratified, and what it paid of it. */
export function YearTable({ months }: { months: readonly Month[] }) {
  return (
    <Rows
      caption="Gratificación de cada mes"
      rows={months}
      columns={columns}
      rowKey={(month: Month) => String(month.yearMonth)}
      totals={{
        yearMonth: 'Total',
        base: sumOf(months, 'base'),
        paid: sumOf(months, 'paid'),
      }}
    />
  )
}

/** The sum of a year in words. */
export const Reasons = ({ reasons }: { reasons: readonly string[] }) => (
  <ul className="ga-why">
    {reasons.map((reason) => (
      <li key={reason}>{reason}</li>
    ))}
  </ul>
)
