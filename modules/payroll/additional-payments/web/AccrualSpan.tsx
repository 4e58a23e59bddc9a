import { monthRange, shiftMonth } from '#chile/period.ts'
import { MonthSelector } from '#platform/web/kit/month/MonthSelector.tsx'
import { Tick } from '#platform/web/kit/form/Toggle.tsx'

export type Span = { from: number; to: number }

type Props = {
  span: Span | null
  onChange: (span: Span | null) => void
  /** The month of the process: nothing is earned after it. */
  last: number
  disabled?: boolean
}

/** A payment may cover months this far back at most; older pay can no longer be claimed. */
const monthsAtMost = 36

/** Whether what is typed was earned in several months, and from which to which. */
export function AccrualSpan({ span, onChange, last, disabled = false }: Props) {
  const months = monthRange(shiftMonth(last, 1 - monthsAtMost), last)
  return (
    <span className="ga-span">
      <Tick
        checked={span !== null}
        disabled={disabled}
        onChange={(several) => onChange(several ? { from: shiftMonth(last, -2), to: last } : null)}
      >
        Devengado en varios meses
      </Tick>
      {span && (
        <>
          <MonthSelector
            aria-label="Devengado desde"
            value={span.from}
            onChange={(from) => onChange({ from, to: Math.max(from, span.to) })}
            months={months}
            arrows={false}
            disabled={disabled}
          />
          <MonthSelector
            aria-label="Devengado hasta"
            value={span.to}
            onChange={(to) => onChange({ from: Math.min(span.from, to), to })}
            months={months}
            arrows={false}
            disabled={disabled}
          />
        </>
      )}
    </span>
  )
}
