import { formatNumber, formatPercent } from '#chile/numbers.ts'
import { Amount, Delta } from '#platform/web/kit/Amount.tsx'
import { Figures } from '#platform/web/kit/Figures.tsx'
import type { Result } from './words.ts'

type Totals = Result['months'][number]['real']

/** What the scenario comes to over all its months, beside reality. */
export function Summary({ result }: { result: Result }) {
  const sum = (side: 'real' | 'simulated', of: keyof Totals) =>
    result.months.reduce((total, month) => total + month[side][of], 0)
  const figure = (label: string, of: keyof Totals, good: 'more' | 'less') => {
    const [real, simulated] = [sum('real', of), sum('simulated', of)]
    return {
      label,
      value: <Amount value={simulated} />,
      hint: (
        <>
          <Delta value={simulated - real} than="que la realidad" good={good} />
          {real > 0 && simulated !== real && (
            <span className="soft"> ({share(simulated - real, real)})</span>
          )}
        </>
      ),
    }
  }
  const failed = sum('simulated', 'failed')
  return (
    <Figures
      label="Resultado del escenario"
      figures={[
        figure('Costo empresa', 'employerCost', 'less'),
        figure('Líquido', 'net', 'more'),
        {
          label: 'Personas a las que les cambia',
          value: formatNumber(result.affected),
          hint:
            failed > 0
              ? `${formatNumber(failed)} liquidaciones no se pudieron calcular y no suman`
              : `Calculado en ${formatNumber((result.durationMs / 1000).toFixed(1))} s`,
          ...(failed > 0 ? { tone: 'warning' as const } : {}),
        },
      ]}
    />
  )
}

const share = (difference: number, real: number) =>
  formatPercent(((difference / real) * 100).toFixed(2))
