import { ThirdPartyLines } from '#generated/operations/third-parties.ts'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { ListPage } from '#platform/web/kit/list/ListPage.tsx'
import { amountColumn } from '#platform/web/kit/list/usual-columns.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useList } from '#platform/web/list/useList.ts'
import type { Party } from './types.ts'

type Props = { monthId: string; party: Party }

/** The people and lines behind what is owed; each opens its payslip. */
export function PartyLines({ monthId, party }: Props) {
  const { kind, code, userId, syndicateId, label } = party
  const list = useList(ThirdPartyLines, {
    fixed: { payrollMonthId: monthId, kind, code, userId, syndicateId },
    sort: { field: 'amount', descending: true },
  })
  return (
    <Panel title={`Personas de ${label}`}>
      <ListPage
        embedded
        title={`Personas de ${label}`}
        name="third-party-lines"
        list={list}
        rowKey={({ contractId, label: line }) => `${contractId} ${line}`}
        nameOf={({ name }) => name}
        empty={{ title: 'Nadie' }}
        columns={[
          {
            key: 'name',
            title: 'Persona',
            lead: true,
            text: ({ name }) => name,
            render: ({ name, contractId: contract }) => (
              <Link to={pathTo('liquidaciones/:month/:contract', { month: monthId, contract })}>
                {name}
              </Link>
            ),
          },
          {
            key: 'label',
            title: 'Línea',
            text: ({ label: line }) => line,
          },
          amountColumn('amount', 'Monto', { sort: 'amount' }),
        ]}
      />
    </Panel>
  )
}
