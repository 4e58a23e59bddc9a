import { formatNumber } from '#chile/numbers.ts'
import { fromScaledText } from '#formula/index.ts'
import { Amount } from '#platform/web/kit/text/Amount.tsx'

type Props = { scaled: number | null; unit: string; decimals: number }

/** A result in its unit: pesos as pesos, a condition as a word, the rest as a number. */
export function Quantity({ scaled, unit, decimals }: Props) {
  if (scaled === null) return <span className="soft">–</span>
  if (unit === 'CLP' && decimals === 0) return <Amount value={scaled} />
  if (unit === 'LOGICO') return <span>{scaled === 0 ? 'No' : 'Sí'}</span>
  return (
    <span className="tabular">
      {formatNumber(fromScaledText(scaled, decimals))}
      {unit === '%' ? '%' : unit === 'número' ? '' : ` ${unit}`}
    </span>
  )
}
