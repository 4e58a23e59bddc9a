import { decimalsOf } from '#chile/money/decimal.ts'
import { formatNumber } from '#chile/numbers.ts'
import { monthLabel } from '#chile/period.ts'
import type { Result, Scenario } from './words.ts'

type Assumption = Result['assumptions'][number]

/** What is taken for granted, so that nobody reads the result as a fact. */
export function Assumptions({ scenario, result }: { scenario: Scenario; result: Result }) {
  const { assumptions } = result
  const hires = scenario.changes.some(({ kind }) => kind === 'HIRE')
  const leaves = scenario.changes.some(({ kind }) => kind === 'LEAVE')
  return (
    <section className="sc-assumptions">
      <h2>Supuestos</h2>
      <ul>
        {assumptions.map((one) => (
          <li key={`${one.key} ${one.text}`}>{said(one)}</li>
        ))}
        <li>
          {scenario.repeatItems
            ? 'Las novedades de una vez del último mes calculado se repiten en los siguientes.'
            : 'De los meses que vienen se conocen solo las novedades ya ingresadas.'}
        </li>
        <li>Contratos y fichas siguen como hoy están registrados; nadie más entra ni sale.</li>
        {hires && (
          <li>
            Cada contratación es indefinida, a jornada completa, con AFP Modelo, Fonasa y
            gratificación del artículo 50.
          </li>
        )}
        {leaves && <li>Las salidas no incluyen indemnizaciones ni finiquitos.</li>}
      </ul>
    </section>
  )
}

function said({ label, from, to, first, last, text }: Assumption): string {
  const months = from === to ? monthLabel(from) : `${monthLabel(from)} a ${monthLabel(to)}`
  // As many decimals on both sides: 41.180,37 a 42.559,90.
  const decimals = Math.max(decimalsOf(first), decimalsOf(last))
  const [least, most] = [formatNumber(first, decimals), formatNumber(last, decimals)]
  const values = first === last ? least : `${least} a ${most}`
  return `${label}, ${months}: ${values}, ${text}.`
}
