import { formatPesos } from '#chile/numbers.ts'
import { Amount } from '#platform/web/kit/text/Amount.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'

export type Sums = { earnings: number; employer: number; recovered: number; cost: number }

const titles = {
  earnings: 'Haberes',
  employer: 'Aportes',
  recovered: 'Reembolsos',
  cost: 'Costo',
} as const

/** The sums of a row; reimbursements only where there are some. */
export const sumColumns = (total: Sums): Column<Sums>[] =>
  (['earnings', 'employer', 'recovered', 'cost'] as const)
    .filter((key) => key !== 'recovered' || total.recovered !== 0)
    .map((key) => ({
      key,
      title: titles[key],
      align: 'end' as const,
      text: (row) => row[key],
      render: (row) =>
        key === 'cost' ? (
          <strong className="tabular">{formatPesos(row.cost)}</strong>
        ) : (
          <Amount value={row[key]} />
        ),
    }))

/** The last row of a table of sums. */
export const footOf = ({ earnings, employer, recovered, cost }: Sums) => ({
  earnings: <Amount value={earnings} />,
  employer: <Amount value={employer} />,
  recovered: <Amount value={recovered} />,
  cost: <Amount value={cost} />,
})
