import { monthLabel } from '#chile/period.ts'
import type { DashboardQuery } from '#generated/documents/graphql.ts'
import { ContractType } from '#modules/people/contracts/model/catalogs.ts'
import { formatDate } from '#platform/web/look/format.ts'
import { TextWithHint } from '#platform/web/kit/text/TextWithHint.tsx'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { Amount } from '#platform/web/kit/text/Amount.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'

type Own = NonNullable<DashboardQuery['dashboard']['own']>

/** One's own last payslip and contracts. */
export function OwnWork({ own }: { own: Own }) {
  const { payslip, contracts } = own
  if (!payslip && contracts.length === 0) return null
  return (
    <div className="ho-own">
      {payslip && <LastPayslip payslip={payslip} />}
      {contracts.length > 0 && <Contracts contracts={contracts} />}
    </div>
  )
}

function LastPayslip({ payslip }: { payslip: NonNullable<Own['payslip']> }) {
  const to = pathTo('liquidaciones/:month/:contract', {
    month: payslip.monthId,
    contract: payslip.contractId,
  })
  return (
    <Panel
      title="Mi última liquidación"
      action={
        <Link alone to={pathTo('liquidaciones')}>
          Ver todas
        </Link>
      }
    >
      <Link to={to} className="mg-tile ho-payslip">
        <span className="soft">
          Líquido de {monthLabel(payslip.yearMonth)} · {payslip.businessName}
        </span>
        <Amount value={payslip.net} big />
        <span className="mg-tile-foot soft">
          <span>
            Haberes <Amount value={payslip.earnings} />
          </span>
          <span>
            Descuentos <Amount value={payslip.deductions} />
          </span>
        </span>
        <span className="ho-open">Ver liquidación</span>
      </Link>
    </Panel>
  )
}

const Contracts = ({ contracts }: { contracts: Own['contracts'] }) => (
  <Panel
    title={contracts.length === 1 ? 'Mi contrato' : 'Mis contratos'}
    action={
      <Link alone to={pathTo('ficha')}>
        Ver mi ficha
      </Link>
    }
  >
    <ul className="mg-tiles">
      {contracts.map((contract) => (
        <li key={contract.id} className="mg-tile">
          <TextWithHint words={<strong>{contract.jobTitle}</strong>} hint={contract.businessName} />
          <span className="mg-tile-foot">
            <span>{ContractType.label(contract.contractType)}</span>
            <span className="soft">
              desde {formatDate(contract.initialDate)}
              {contract.finalDate && ` hasta ${formatDate(contract.finalDate)}`}
            </span>
          </span>
        </li>
      ))}
    </ul>
  </Panel>
)
