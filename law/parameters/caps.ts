import { always, type Citation, type Parameter } from './types.ts'

const sp = (year: number): Citation => ({
  text: `Superintendencia de Pensiones, topes imponibles ${year}`,
  url: 'https://www.spensiones.cl',
})
const january2024 =
  'No se confirmó si el tope de 2024 ya regía en las remuneraciones de enero de ese año.'
const january2026 =
  'La Superintendencia publicó 89,9 y 135,1 UF y los corrigió a 90,0 y 135,2 desde febrero.'

const cap = (key: string, label: string, rows: Parameter['rows']): Parameter => ({
  key,
  label,
  unit: 'UF',
  decimals: 1,
  min: '10',
  max: '299.9',
  rows,
})

/** DL 3.500, art. 16: pension, health, work accidents, SIS and the contributions of Ley 21.735. */
export const pensionCap = cap('TOPE_IMPONIBLE_UF', 'Tope imponible en UF', [
  {
    from: 202401,
    to: 202401,
    value: '84.3',
    source: sp(2024),
    status: 'doubtful',
    note: january2024,
  },
  { from: 202402, to: 202412, value: '84.3', source: sp(2024), status: 'single' },
  { from: 202501, to: 202512, value: '87.8', source: sp(2025), status: 'ok' },
  { from: 202601, to: 202601, value: '89.9', source: sp(2026), status: 'ok', note: january2026 },
  { from: 202602, value: '90', source: sp(2026), status: 'ok' },
])

/** Ley 19.728, art. 6: unemployment insurance. */
export const unemploymentCap = cap('TOPE_CESANTIA_UF', 'Tope del seguro de cesantía en UF', [
  {
    from: 202401,
    to: 202401,
    value: '126.6',
    source: sp(2024),
    status: 'doubtful',
    note: january2024,
  },
  { from: 202402, to: 202412, value: '126.6', source: sp(2024), status: 'single' },
  { from: 202501, to: 202501, value: '131.8', source: sp(2025), status: 'single' },
  { from: 202502, to: 202512, value: '131.9', source: sp(2025), status: 'ok' },
  { from: 202601, to: 202601, value: '135.1', source: sp(2026), status: 'ok', note: january2026 },
  { from: 202602, value: '135.2', source: sp(2026), status: 'ok' },
])

/** DL 3.501: people of the old pension funds, now the IPS. */
export const ipsCap = cap(
  'TOPE_IPS_UF',
  'Tope imponible del IPS en UF',
  always('60', {
    text: 'Previred, indicadores previsionales: tope de afiliados al IPS',
    url: 'https://www.previred.com/indicadores-previsionales/',
  }),
)
