import { useParams } from 'react-router'
import { formatChange, formatPesos } from '#chile/numbers.ts'
import { monthLabel } from '#chile/period.ts'
import type { PayrollDifferenceQuery } from '#generated/documents/graphql.ts'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { SidePanel } from '#platform/web/kit/page/Dialog.tsx'
import { Amount, Delta } from '#platform/web/kit/text/Amount.tsx'
import { Nothing } from '#platform/web/kit/text/values.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { ReviewMark } from './difference-columns.tsx'
import { PayrollDifference } from '#generated/operations/parts/payroll-review.ts'

type Whole = PayrollDifferenceQuery['payrollDifference']
type Props = {
  monthId: string
  contractId: string | undefined
  /** The people of the list, in its order: whoever reviews goes from one to the next. */
  order: readonly string[]
  /** Why nothing can be signed now. */
  closed: string | undefined
  onSign: (contractId: string, reviewed: boolean) => Promise<unknown>
  onOpen: (contractId: string | undefined) => void
}

/** Why one person's pay is another: cause by cause, and line by line. */
export function DifferenceDrawer(props: Props) {
  const { monthId, contractId, onOpen } = props
  const detail = useDetail(
    PayrollDifference,
    contractId === undefined ? null : { input: { payrollMonthId: monthId, contractId } },
  )
  const whole = detail.data?.payrollDifference
  return (
    <SidePanel
      open={contractId !== undefined}
      onClose={() => onOpen(undefined)}
      width={620}
      title={whole?.name ?? 'Diferencia'}
      footer={whole && <SignOff {...props} whole={whole} />}
    >
      {detail.error && <LoadProblem error={detail.error} retry={detail.reload} />}
      {detail.loading && contractId && <PageSkeleton header={false} />}
      {whole && <Explanation whole={whole} />}
    </SidePanel>
  )
}

/** Signs the difference and goes on to the next one, without going back to the list. */
function SignOff({ whole, order, closed, onSign, onOpen }: Props & { whole: Whole }) {
  const { contractId, state } = whole
  const next = order[order.indexOf(contractId) + 1]
  const reviewed = state === 'REVIEWED'
  return (
    <div className="pr-sign">
      <ActionButton
        look={reviewed ? 'plain' : 'primary'}
        permission="payrollMonths.update"
        disabled={closed}
        onClick={async () => {
          const done = await onSign(contractId, !reviewed)
          if (done && !reviewed && next) onOpen(next)
        }}
      >
        {reviewed ? 'Quitar la revisión' : next ? 'Marcar y seguir' : 'Marcar como revisada'}
      </ActionButton>
      <ActionButton
        disabled={next ? undefined : 'Es la última de la página'}
        onClick={() => onOpen(next)}
      >
        Siguiente
      </ActionButton>
    </div>
  )
}

function Explanation({ whole }: { whole: Whole }) {
  const { id = '' } = useParams()
  return (
    <div className="pr-explained">
      <p className="soft">{whole.jobTitle}</p>
      <p className="pr-explained-net">
        <Amount value={whole.net} big /> <Delta value={whole.change} />
      </p>
      <ReviewMark row={whole} />
      {whole.error && <p className="pr-odd">{whole.error}</p>}
      <Waterfall whole={whole} />
      <Lines whole={whole} />
      {whole.net !== null && (
        <Link
          to={pathTo('liquidaciones/:month/:contract', { month: id, contract: whole.contractId })}
        >
          Ver la liquidación
        </Link>
      )}
    </div>
  )
}

/** From last month's net to this month's, a step at a time. */
function Waterfall({ whole: { steps, before, net, monthBefore } }: { whole: Whole }) {
  return (
    <section>
      <h3>De un líquido al otro</h3>
      <ol className="pr-steps">
        <li className="pr-step-end">
          <span>{monthBefore === null ? 'Antes' : `Líquido de ${monthLabel(monthBefore)}`}</span>
          <span className="tabular">{before === null ? <Nothing /> : formatPesos(before)}</span>
        </li>
        {steps.map((step, index) => (
          <li key={`${step.cause} ${index}`}>
            <span>
              <strong>{step.label}</strong>
              {step.facts.map((fact) => (
                <span key={fact.label} className="soft pr-fact">
                  {fact.label}: {fact.before} → {fact.after}
                </span>
              ))}
              {step.lines.length > 0 && (
                <span className="soft pr-fact">
                  {step.lines.map((line, at) => (
                    <span key={line.label}>
                      {at > 0 && ', '}
                      {line.label} <span className="pr-signed">{formatChange(line.change)}</span>
                    </span>
                  ))}
                </span>
              )}
            </span>
            <span className="tabular">{formatChange(step.change)}</span>
          </li>
        ))}
        <li className="pr-step-end">
          <span>Líquido de este mes</span>
          <span className="tabular">{net === null ? <Nothing /> : formatPesos(net)}</span>
        </li>
      </ol>
    </section>
  )
}

/** The lines of the payslip that changed. */
function Lines({ whole: { lines } }: { whole: Whole }) {
  if (lines.length === 0) return null
  return (
    <section>
      <h3>Concepto por concepto</h3>
      <table className="pr-lines">
        <thead>
          <tr>
            <th scope="col">Concepto</th>
            <th scope="col">Antes</th>
            <th scope="col">Ahora</th>
            <th scope="col">Diferencia</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.code}>
              <th scope="row">
                {line.label}
                {line.discount && <span className="soft"> (descuento)</span>}
              </th>
              <td className="tabular">{formatPesos(line.before)}</td>
              <td className="tabular">{formatPesos(line.after)}</td>
              <td className="tabular">{formatChange(line.change)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
