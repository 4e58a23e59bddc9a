import { Progress } from 'antd'
import { counted } from '#chile/counts.ts'
import { formatChange, formatNumber, formatPesos } from '#chile/numbers.ts'
import { monthLabel } from '#chile/period.ts'
import type { PayrollComparisonTotalsQuery } from '#generated/documents/graphql.ts'
import { Delta } from '#platform/web/kit/text/Amount.tsx'
import { StatusTag } from '#platform/web/kit/record/StatusTag.tsx'
import type { List } from '#platform/web/list/useList.ts'
import { orderInWords } from '../model/cause.ts'

export type Totals = PayrollComparisonTotalsQuery['payrollComparisonTotals']
type Props = { totals: Totals; list: Pick<List<unknown>, 'state' | 'setFilter'> }

/** The change of the month by cause, and how far the review is. */
export function Causes({ totals, list }: Props) {
  const { before, net, change, monthBefore, people, reviewed, revoked, unexplained } = totals
  const percent = people === 0 ? 0 : Math.floor((reviewed / people) * 100)
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
        <div className="pr-progress">
          <span>
            Con revisión: {formatNumber(reviewed)} de {formatNumber(people)}
            {revoked > 0 && ` · con cambios después: ${formatNumber(revoked)}`}
          </span>
          <Progress percent={percent} size="small" aria-label="Avance de la revisión" />
        </div>
      </div>
      <Bars totals={totals} list={list} />
    </section>
  )
}

const wordOf = (yearMonth: number | null) => (yearMonth === null ? 'antes' : monthLabel(yearMonth))

type CauseSum = Totals['causes'][number]

/** What nobody can explain first, then the largest. */
const byWeight = (a: CauseSum, b: CauseSum): number =>
  Number(isOdd(b)) - Number(isOdd(a)) || Math.abs(b.change) - Math.abs(a.change)

const isOdd = ({ cause }: CauseSum) => cause === 'UNEXPLAINED' || cause === 'ERROR'

/** A bar per cause, to the side of its sign; pressing one filters the list. */
function Bars({ totals: { causes }, list }: Props) {
  const most = Math.max(1, ...causes.map(({ change }) => Math.abs(change)))
  const chosen = list.state.filter['cause']
  return (
    <div className="pr-bars">
      <ul>
        {causes.toSorted(byWeight).map(({ cause, label, people, change }) => (
          <li key={cause}>
            <button
              type="button"
              className={change < 0 ? 'pr-bar pr-bar-less' : 'pr-bar'}
              aria-pressed={chosen === cause}
              onClick={() => list.setFilter('cause', chosen === cause ? undefined : cause)}
            >
              <span className="pr-bar-name">
                {label}
                <span className="soft">
                  {people === 1 ? '1 persona' : `${formatNumber(people)} personas`}
                </span>
              </span>
              <svg
                className="pr-bar-draw"
                viewBox="0 0 100 8"
                preserveAspectRatio="none"
                aria-hidden
              >
                <line x1="50" x2="50" y1="0" y2="8" />
                <rect {...barOf(change, most)} y="0" height="8" />
              </svg>
              <span className="tabular">{formatChange(change)}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className="soft pr-order">
        Cada diferencia se obtiene recalculando la liquidación del mes anterior con los datos de
        este, en este orden: {orderInWords()}. Las causas suman la diferencia exacta.
      </p>
    </div>
  )
}

function barOf(change: number, most: number) {
  const width = (Math.abs(change) / most) * 50
  return { x: change < 0 ? 50 - width : 50, width }
}
