import { formatNumber, formatPercent } from '#chile/numbers.ts'
import { Amount, Delta } from '#platform/web/kit/text/Amount.tsx'
import { Figures } from '#platform/web/kit/text/Figures.tsx'
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
      hint:
        simulated === real ? (
          'Igual que la realidad'
        ) : (
          <>
            <Delta value={simulated - real} than="que la realidad" good={good} />
            {real > 0 && <span className="soft"> ({share(simulated - real, real)})</span>}
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
              ? failedWords(failed, sum('real', 'failed'))
              : `Calculado en ${formatNumber((result.durationMs / 1000).toFixed(1))} s`,
        },
      ]}
    />
  )
}

/** How many payslips failed and are in no total, here and in the real month. */
function failedWords(failed: number, real: number): string {
  const many =
    failed === 1 ? '1 liquidación no se calcula' : `${formatNumber(failed)} no se calculan`
  return failed === real
    ? `${many}, tampoco en la realidad, y no suman: la página del mes dice por qué`
    : `${many} y no suman; en la realidad, ${formatNumber(real)}`
}

const share = (difference: number, real: number) =>
  formatPercent(((difference / real) * 100).toFixed(2))
