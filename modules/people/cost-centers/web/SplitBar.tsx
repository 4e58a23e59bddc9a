import { formatPercent } from '#chile/numbers.ts'
import { percentageOf, sumOf } from '../model/parts.ts'
import './centers.css'

type Share = { readonly key: string; readonly name: string; readonly percentage: string }

const WHOLE = 10_000
const COLORS = 6

/** Percentages as one bar, with what no centre bears, and each in words under it. */
export function SplitBar({ shares }: { shares: readonly Share[] }) {
  const left = Math.max(WHOLE - sumOf(shares), 0)
  return (
    <div className="cc-split">
      <div className="cc-bar" aria-hidden="true">
        {shares.map(({ key, percentage }, at) => (
          <span key={key} data-color={at % COLORS} style={{ flexGrow: sumOf([{ percentage }]) }} />
        ))}
        {left > 0 && <span data-color="none" style={{ flexGrow: left }} />}
      </div>
      <ul className="cc-legend">
        {shares.map(({ key, name, percentage }, at) => (
          <li key={key}>
            <span className="cc-mark" data-color={at % COLORS} aria-hidden="true" />
            {name} <b className="tabular">{formatPercent(percentage)}</b>
          </li>
        ))}
        {left > 0 && (
          <li>
            <span className="cc-mark" data-color="none" aria-hidden="true" />
            Sin centro de costo <b className="tabular">{formatPercent(percentageOf(left))}</b>
          </li>
        )}
      </ul>
    </div>
  )
}
