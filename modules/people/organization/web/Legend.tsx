import type { CSSProperties } from 'react'
import type { LegendLine, Tints } from './tints.ts'

/** What each colour of the boxes means. */
export function Legend({ lines, tints }: { lines: readonly LegendLine[]; tints: Tints }) {
  return (
    <ul className="oc-legend" aria-label="Colores">
      {lines.map(({ label, place }) => {
        const color: CSSProperties & Record<'--tint', string | undefined> = {
          '--tint': tints.colorAt(place),
        }
        return (
          <li key={label} style={color}>
            {label}
          </li>
        )
      })}
    </ul>
  )
}
