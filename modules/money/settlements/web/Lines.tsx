import { Amount } from '#platform/web/kit/text/Amount.tsx'
import { formatPesos } from '#chile/numbers.ts'
import { monthsLabel } from '#chile/period.ts'
import type { Line } from './types.ts'
import './settlements.css'

type Props = {
  lines: readonly Line[]
  /** Opens the explanation of an amount. */
  ask?: (code: string) => void
}

const groups = [
  ['EARNING', 'Haberes'],
  ['DEDUCTION', 'Descuentos'],
  ['TOTAL', 'Totales'],
  ['INFORMATION', 'Información'],
] as const

/** The lines of a finiquito by group; each opens its explanation where it is stored. */
export const Lines = ({ lines, ask }: Props) => (
  <div className="st-lines">
    {groups.map(([group, title]) => {
      const own = lines.filter((line) => line.group === group)
      if (own.length === 0) return null
      return (
        <section key={group}>
          <h3>{title}</h3>
          <ul>
            {own.map((line) => (
              <li key={line.code} data-total={line.code === 'TOTAL_FINIQUITO' || undefined}>
                <span className="st-line">
                  {ask ? (
                    <button type="button" className="pm-link" onClick={() => ask(line.code)}>
                      {line.label}
                    </button>
                  ) : (
                    line.label
                  )}
                  {line.quantity !== null && <span className="soft">{line.quantity}</span>}
                </span>
                <Amount value={line.amount} />
              </li>
            ))}
          </ul>
        </section>
      )
    })}
  </div>
)

type Months = { lines: readonly Line[]; months: readonly number[] }

/** The months whose variable pay the base averages, by their names. */
export function VariableMonths({ lines, months }: Months) {
  const average = lines.find(({ code }) => code === 'PROMEDIO_VARIABLE')
  if (!average || months.length === 0) return null
  const inOrder = months.toSorted((a, b) => a - b)
  return (
    <p className="soft">
      {`${average.label} (${formatPesos(average.amount)}): ${monthsLabel(inOrder)}.`}
    </p>
  )
}
