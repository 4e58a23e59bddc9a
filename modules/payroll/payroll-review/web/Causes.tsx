import { Progress } from 'antd'
import type { ReactNode } from 'react'
import { counted } from '#chile/counts.ts'
import { formatChange, formatNumber, formatPesos } from '#chile/numbers.ts'
import { monthLabel } from '#chile/period.ts'
import type { PayrollComparisonTotalsQuery } from '#generated/documents/graphql.ts'
import { Delta } from '#platform/web/kit/text/Amount.tsx'
import { StatusTag } from '#platform/web/kit/record/StatusTag.tsx'
import type { List } from '#platform/web/list/useList.ts'
import { orderInWords } from '../model/cause.ts'

export type Totals = PayrollComparisonTotalsQuery['payrollComparisonTotals']
type StripProps = { totals: Totals; list: Pick<List<unknown>, 'state' | 'setFilter'> }
type Props = StripProps & {
  /** The act that signs what is listed, beside how far the review is. */
  sign: ReactNode
}

/** The change of the month by cause, and how far the review is: all of it above the first row. */
export function Causes({ totals, list, sign }: Props) {
  const { before, net, change, monthBefore, people, unexplained } = totals
  return (
    <section className="pr-top" aria-label="Resumen de la comparación">
      <div className="pr-sum">
        <h2>Líquido del mes</h2>
        <p className="pr-sum-net tabular">{formatPesos(net)}</p>
        <p>
          <Delta value={change} than={`que los ${formatPesos(before)} de ${wordOf(monthBefore)}`} />
        </p>
        <p className="soft">
          Cambió el líquido de {formatNumber(totals.changed)} de {counted(people, 'persona')}.
        </p>
        {unexplained > 0 ? (
          <StatusTag tone="danger">{formatNumber(unexplained)} sin causa conocida</StatusTag>
        ) : (
          <StatusTag tone="success">Cada peso tiene causa</StatusTag>
        )}
      </div>
      <div className="pr-review">
        <Reviewed totals={totals} />
        {sign}
      </div>
      <Strip totals={totals} list={list} />
    </section>
  )
}

function Reviewed({ totals: { people, reviewed, revoked } }: { totals: Totals }) {
  const percent = people === 0 ? 0 : Math.floor((reviewed / people) * 100)
  return (
    <div className="pr-progress">
      <span>
        Con revisión: {formatNumber(reviewed)} de {formatNumber(people)}
        {revoked > 0 && ` · con cambios después: ${formatNumber(revoked)}`}
      </span>
      <Progress percent={percent} size="small" aria-label="Avance de la revisión" />
    </div>
  )
}

const wordOf = (yearMonth: number | null) => (yearMonth === null ? 'antes' : monthLabel(yearMonth))

type CauseSum = Totals['causes'][number]

/** What nobody can explain first, then the largest. */
const byWeight = (a: CauseSum, b: CauseSum): number =>
  Number(isOdd(b)) - Number(isOdd(a)) || Math.abs(b.change) - Math.abs(a.change)

const isOdd = ({ cause }: CauseSum) => cause === 'UNEXPLAINED' || cause === 'ERROR'

/** The causes side by side, each with its weight; pressing one filters the list. */
function Strip({ totals: { causes }, list }: StripProps) {
  const most = Math.max(1, ...causes.map(({ change }) => Math.abs(change)))
  const chosen = list.state.filter['cause']
  return (
    <div className="pr-causes">
      <ul>
        {causes.toSorted(byWeight).map(({ cause, label, people, change }) => (
          <li key={cause}>
            <button
              type="button"
              className={change < 0 ? 'pr-cause pr-cause-less' : 'pr-cause'}
              aria-pressed={chosen === cause}
              onClick={() => list.setFilter('cause', chosen === cause ? undefined : cause)}
            >
              <span className="pr-cause-name">{label}</span>
              <span className="pr-cause-sum">
                <span className="tabular">{formatChange(change)}</span>
                <span className="soft">{counted(people, 'persona')}</span>
              </span>
              <svg viewBox="0 0 100 3" preserveAspectRatio="none" aria-hidden>
                <rect width={(Math.abs(change) / most) * 100} height="3" />
              </svg>
            </button>
          </li>
        ))}
      </ul>
      <details className="soft">
        <summary>Cómo se obtiene cada causa</summary>
        Cada diferencia se obtiene recalculando la liquidación del mes anterior con los datos de
        este, en este orden: {orderInWords()}. Las causas suman la diferencia exacta.
      </details>
    </div>
  )
}
