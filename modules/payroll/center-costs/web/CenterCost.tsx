import { CostCenterMonthPeople } from '#generated/operations/center-costs.ts'
import { Amount } from '#platform/web/kit/text/Amount.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { formatName } from '#platform/web/look/format.ts'
import { ListPage } from '#platform/web/kit/list/ListPage.tsx'
import { Rows } from '#platform/web/kit/list/Rows.tsx'
import { nameAndRutColumns } from '#platform/web/kit/list/usual-columns.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useList } from '#platform/web/list/useList.ts'
import { addressOf } from './address.ts'
import { footOf, sumColumns } from './sums.tsx'
import type { Asked, CenterCost as Center, Line, PersonCost } from './types.ts'

type Props = { center: Center; asked: Asked }

/** What one centre bears: by concept, and by person. */
export const CenterCost = ({ center, asked }: Props) => (
  <>
    <div className="cco-head">
      <h2>{center.code ? `${center.name} (${center.code})` : center.name}</h2>
      <Link to={addressOf(asked)}>Todos los centros</Link>
    </div>
    <Panel title="Por concepto">
      <Rows
        caption={`Conceptos de ${center.name}`}
        rows={center.lines}
        columns={lineColumns}
        rowKey={({ code }) => code}
        totals={{ label: 'Total', amount: <Amount value={center.cost} /> }}
      />
    </Panel>
    <People center={center} asked={asked} />
  </>
)

const groups: Readonly<Record<string, string>> = {
  EARNING: 'Haber',
  EMPLOYER: 'Aporte del empleador',
  RECOVERED: 'Reembolso',
}

const lineColumns: readonly Column<Line>[] = [
  { key: 'label', title: 'Concepto', lead: true, render: ({ label }) => label },
  {
    key: 'group',
    title: 'Grupo',
    render: ({ group }) => <span className="soft">{groups[group]}</span>,
  },
  {
    key: 'amount',
    title: 'Monto',
    align: 'end',
    render: ({ amount }) => <Amount value={amount} />,
  },
]

function People({ center, asked }: Props) {
  const list = useList(CostCenterMonthPeople, {
    fixed: { ...asked, costCenterId: center.costCenterId },
    sort: { field: 'name', descending: false },
  })
  return (
    <Panel title="Por persona">
      <ListPage
        embedded
        title="Personas del centro"
        name="cost-center-people"
        list={list}
        columns={[...personColumns, ...sumColumns(center)]}
        rowKey={({ contractId }) => contractId}
        nameOf={({ name }) => formatName(name)}
        totals={{ name: 'Total del centro', ...footOf(center) }}
        empty={{ title: 'Nadie' }}
      />
    </Panel>
  )
}

const personColumns = nameAndRutColumns<PersonCost>(
  ({ payrollMonthId: month, contractId: contract }) =>
    pathTo('liquidaciones/:month/:contract', { month, contract }),
)
