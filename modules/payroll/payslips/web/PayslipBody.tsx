import { Alert } from 'antd'
import { afps, byCode } from '#chile/catalogues.ts'
import { formatChange, formatNumber, formatPesos } from '#chile/numbers.ts'
import { previousMonth, monthName } from '#chile/period.ts'
import { formatDate } from '#platform/web/look/format.ts'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { Delta } from '#platform/web/kit/text/Amount.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import type { Payslip } from './types.ts'

type Section = Payslip['sections'][number]

type Ask = (code: string) => void
type Props = { payslip: Payslip; ask: Ask }
type BodyProps = Props & {
  /** The concept whose explanation is open. */
  asked: string | null
}

/** A payslip as it is read: the net, whose it is, what is paid, what is taken, what it costs. */
export function PayslipBody({ payslip, ask, asked }: BodyProps) {
  const pick = (...keys: string[]) =>
    payslip.sections.filter((section) => keys.includes(section.key) && section.lines.length > 0)
  const lines = { ask, asked }
  const block = (section: Section) => <Lines key={section.key} section={section} {...lines} />
  return (
    <div className="pm-payslip">
      {payslip.warnings.map((warning) => (
        <Alert key={warning} type="warning" showIcon title={warning} />
      ))}
      <Net payslip={payslip} ask={ask} />
      <Whose payslip={payslip} />
      <div className="pm-columns">
        <div>{pick('taxable', 'earlier', 'nonTaxable').map(block)}</div>
        <div>{pick('legal', 'other').map(block)}</div>
      </div>
      <div className="pm-columns">
        <Bases bases={payslip.bases} {...lines} />
        <div>
          {pick('employer').map((section) => (
            <Lines key={section.key} section={section} {...lines} quiet />
          ))}
        </div>
      </div>
      <p className="soft">
        Cada monto se abre: muestra cómo se calcula, con qué datos y por qué norma.
      </p>
    </div>
  )
}

function Net({ payslip, ask }: Props) {
  return (
    <section className="pm-net" aria-label="Líquido a pagar">
      <div>
        <h2>Líquido a pagar</h2>
        <button
          type="button"
          className="pm-net-amount tabular"
          aria-label={`Líquido a pagar: ${formatPesos(payslip.net)}. Ver por qué`}
          onClick={() => ask('LIQUIDO')}
        >
          {formatPesos(payslip.net)}
        </button>
        <Compared payslip={payslip} ask={ask} />
      </div>
      <dl className="pm-net-parts">
        <Part label="Total haberes" amount={payslip.earnings} code="TOTAL_HABERES" ask={ask} />
        <Part
          label="Total descuentos"
          amount={payslip.deductions}
          code="TOTAL_DESCUENTOS"
          ask={ask}
        />
        <Part label="Costo empresa" amount={payslip.employerCost} code="COSTO_EMPRESA" ask={ask} />
      </dl>
    </section>
  )
}

/** The net against the month before, and which lines made the difference. */
function Compared({ payslip, ask }: Props) {
  const { netBefore, monthBefore, yearMonth, contractId, net, movements } = payslip
  if (netBefore === null || monthBefore === null) return null
  const name = monthName(previousMonth(yearMonth))
  const to = pathTo('liquidaciones/:month/:contract', { month: monthBefore, contract: contractId })
  return (
    <div className="pm-compared">
      <span>
        <Delta
          value={net - netBefore}
          than={
            <Link to={to}>
              {net === netBefore ? 'respecto de' : 'que en'} {name}
            </Link>
          }
        />
      </span>
      {movements.length > 0 && (
        <ul aria-label="Lo que más cambió">
          {movements.map(({ code, label, change }) => (
            <li key={code}>
              <button type="button" className="pm-chip" onClick={() => ask(code)}>
                {label} <span className="tabular">{formatChange(change)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Whose({ payslip }: { payslip: Payslip }) {
  const facts = [
    [payslip.documentLabel, payslip.documentNumber],
    ['Cargo', payslip.jobTitle],
    ['Área', payslip.area ?? 'Sin área'],
    [
      'Contrato',
      `${payslip.contractCode}, desde ${formatDate(payslip.initialDate).replaceAll('-', '\u2011')}`,
    ],
    ['Previsión', nameOf(afps, payslip.pensionInstitution)],
    ['Salud', payslip.healthLabel],
  ]
  return (
    <dl className="pm-person">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const nameOf = (list: readonly { code: string; name: string }[], code: string | null) =>
  code === null ? 'Sin institución' : (byCode(list, code)?.name ?? code)

const Part = (props: { label: string; amount: number; code: string; ask: Ask }) => (
  <div>
    <dt>{props.label}</dt>
    <dd>
      <button type="button" className="pm-link tabular" onClick={() => props.ask(props.code)}>
        {formatPesos(props.amount)}
      </button>
    </dd>
  </div>
)

type LinesProps = { section: Section; ask: Ask; asked: string | null; quiet?: boolean }

function Lines({ section, ask, asked, quiet = false }: LinesProps) {
  return (
    <section className={quiet ? 'pm-lines pm-lines-quiet' : 'pm-lines'}>
      <h2>{section.label}</h2>
      <table>
        <thead className="sr-only">
          <tr>
            <th scope="col">Concepto</th>
            <th scope="col">Detalle</th>
            <th scope="col">Monto</th>
          </tr>
        </thead>
        <tbody>
          {section.lines.map((line) => (
            <tr key={line.code} className={line.code === asked ? 'pm-lines-open' : undefined}>
              <th scope="row">{line.label}</th>
              <td className="soft tabular">{line.detail}</td>
              <td>
                <button
                  type="button"
                  className="pm-link tabular"
                  aria-label={`${line.label}: ${formatPesos(line.amount)}. Ver por qué`}
                  onClick={() => ask(line.code)}
                >
                  {formatPesos(line.amount)}
                </button>
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              Total
            </th>
            <td className="tabular">{formatPesos(section.total)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  )
}

type BasesProps = { bases: Payslip['bases']; ask: Ask; asked: string | null }

/** What the contributions and the tax were calculated on, to check them by hand. */
const Bases = ({ bases, ask, asked }: BasesProps) => (
  <section className="pm-lines pm-lines-quiet">
    <h2>Bases del cálculo</h2>
    <table>
      <thead className="sr-only">
        <tr>
          <th scope="col">Base</th>
          <th scope="col">Valor</th>
        </tr>
      </thead>
      <tbody>
        {bases.map(({ code, label, amount, unit }) => {
          const text = unit === 'pesos' ? formatPesos(amount) : formatNumber(amount)
          return (
            <tr key={code} className={code === asked ? 'pm-lines-open' : undefined}>
              <th scope="row">{label}</th>
              <td>
                <button
                  type="button"
                  className="pm-link tabular"
                  aria-label={`${label}: ${text}. Ver por qué`}
                  onClick={() => ask(code)}
                >
                  {text}
                </button>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  </section>
)
