import { counted } from '#chile/counts.ts'
import { formatNumber, formatPercent, formatPesos } from '#chile/numbers.ts'
import { TextWithHint } from '#platform/web/kit/text/TextWithHint.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { Rows } from '#platform/web/kit/list/Rows.tsx'
import { addressOf, wordOf } from './address.ts'
import { footOf, sumColumns } from './sums.tsx'
import type { Asked, CenterCost, MonthCost } from './types.ts'

/** What each centre bears of a month. */
export function CentersTable({ cost, asked }: { cost: MonthCost; asked: Asked }) {
  if (cost.centers.length === 0) {
    return (
      <EmptyState title="No hay liquidaciones que mostrar">
        Aquí estará el costo de las personas cuya remuneración puede ver.
      </EmptyState>
    )
  }
  return (
    <>
      <p className="soft cco-lead">
        {`${formatPesos(cost.cost)} de ${counted(cost.people, 'persona')}, al peso. `}
        Los pagos adicionales van aparte.
      </p>
      <Rows
        caption={`Costo por centro, ${cost.groupName}`}
        rows={cost.centers}
        columns={columnsOf(cost, asked)}
        rowKey={({ key }) => key}
        totals={{ name: 'Total', ...footOf(cost) }}
      />
    </>
  )
}

const columnsOf = (cost: MonthCost, asked: Asked): readonly Column<CenterCost>[] => [
  {
    key: 'name',
    title: 'Centro',
    lead: true,
    render: (center) => (
      <TextWithHint
        words={<Link to={addressOf(asked, wordOf(center))}>{center.name}</Link>}
        hint={center.code}
      />
    ),
  },
  {
    key: 'people',
    title: 'Personas',
    align: 'end',
    render: ({ people }) => formatNumber(people),
  },
  ...sumColumns(cost),
  {
    key: 'share',
    title: 'Parte',
    align: 'end',
    render: (center) => <span className="tabular">{shareOf(center, cost)}</span>,
  },
]

/** «12,3 %» of the cost of the month. */
const shareOf = (center: { cost: number }, all: { cost: number }): string =>
  all.cost === 0 ? '' : formatPercent(Math.round((center.cost * 1000) / all.cost) / 10)
