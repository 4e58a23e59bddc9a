import { type Citation, type Parameter, type Row, rate } from './types.ts'

const ley21735: Citation = {
  text: 'Ley 21.735, arts. 1 a 6 y transitorios 4 y 8',
  url: 'https://www.bcn.cl/leychile/navegar?idLey=21735',
}

/** Values and the August in which each begins; the law fixes them until 2033. */
function schedule(...steps: readonly (readonly [year: number, value: string])[]): Row[] {
  const before: Row = { from: 202401, to: 202507, value: '0', source: ley21735, status: 'ok' }
  const rows = steps.map(([year, value], index): Row => {
    const next = steps[index + 1]
    const from = year * 100 + 8
    const ends = next ? { to: next[0] * 100 + 7 } : {}
    return { from, ...ends, value, source: ley21735, status: 'ok' }
  })
  return [before, ...rows]
}

const atMostTen = (key: string, label: string, rows: readonly Row[]) => rate(key, label, rows, '10')

/** What the employer adds under Ley 21.735. The law's total of 3,5 % already holds the SIS. */
export const reform: readonly Parameter[] = [
  atMostTen(
    'TASA_CUENTA_INDIVIDUAL',
    'Aporte del empleador a la cuenta individual',
    schedule(
      [2025, '0.1'],
      [2027, '0.25'],
      [2028, '1'],
      [2029, '1.7'],
      [2030, '2.4'],
      [2031, '3.1'],
      [2032, '3.8'],
      [2033, '4.5'],
    ),
  ),
  atMostTen(
    'TASA_RENTABILIDAD_PROTEGIDA',
    'Cotización con rentabilidad protegida',
    schedule([2025, '0'], [2026, '0.9'], [2027, '1.5']),
  ),
  atMostTen(
    'TASA_SEGURO_SOCIAL',
    'Seguro Social Previsional, total con SIS',
    schedule([2025, '0.9'], [2026, '2.5']),
  ),
  atMostTen('TASA_EXPECTATIVA_VIDA', 'Compensación por expectativa de vida', [
    ...schedule([2025, '0.9']).map((row) => (row.from === 202508 ? { ...row, to: 202607 } : row)),
    {
      from: 202608,
      to: 202610,
      value: '0.72',
      source: ley21735,
      status: 'ok',
      note: 'Lo que queda del 2,5% del Seguro Social después del SIS de 1,78%.',
    },
  ]),
]
