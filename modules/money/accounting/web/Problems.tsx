import { counted } from '#chile/counts.ts'
import { TextWithHint } from '#platform/web/kit/text/TextWithHint.tsx'
import { Amount } from '#platform/web/kit/text/Amount.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { Rows } from '#platform/web/kit/list/Rows.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { EntrySide } from '../model/accounting-entry.ts'
import { AccountingLack } from '../model/chooser.ts'
import { institutionName } from '../model/rule.ts'
import type { Problem as Row } from './types.ts'

/** Why an entry could not be made: each amount that has nowhere to go. */
export const Problems = ({ rows }: { rows: readonly Row[] }) => (
  <Panel
    title="Qué falta"
    text={
      <>
        Corríjalo en el <Link to={pathTo('plan-de-cuentas')}>plan de cuentas</Link> o en el ítem, y
        haga el asiento otra vez.
      </>
    }
  >
    <Rows
      caption="Qué falta"
      rows={rows}
      columns={columns}
      rowKey={(row: Row) => `${row.lack} ${row.code} ${row.side} ${row.institution}`}
    />
  </Panel>
)

const columns: readonly Column<Row>[] = [
  {
    key: 'label',
    title: 'Monto',
    lead: true,
    render: ({ label, institution }) => (
      <TextWithHint words={label} hint={institution && institutionName(institution)} />
    ),
  },
  {
    key: 'lack',
    title: 'Qué falta',
    render: ({ lack, account }) =>
      account === null ? AccountingLack.label(lack) : `${AccountingLack.label(lack)}: ${account}`,
  },
  { key: 'side', title: 'Lado', render: ({ side }) => EntrySide.label(side) },
  {
    key: 'contracts',
    title: 'Contratos',
    align: 'end',
    render: ({ contracts }) => counted(contracts, 'contrato'),
  },
  {
    key: 'amount',
    title: 'Pesos',
    align: 'end',
    render: ({ amount }) => <Amount value={amount} />,
  },
]
