import { always, type Citation, type Parameter, type Row, rate } from './types.ts'

const dl3500: Citation = {
  text: 'DL 3.500, art. 17 (cotización obligatoria)',
  url: 'https://www.bcn.cl/leychile/navegar?idNorma=7147',
}
const spFees: Citation = {
  text: 'Superintendencia de Pensiones, comisiones de las AFP; Previred, indicadores previsionales',
  url: 'https://www.previred.com/indicadores-previsionales/',
}
const notSeen =
  'La página del mes no se vio: la comisión se mantiene igual en julio de 2025 y después.'

const fee = (code: string, name: string, ...rows: Row[]): Parameter =>
  rate(`COMISION_${code}`, `Comisión AFP ${name}`, rows)

const steady = (value: string): Row[] => [
  { from: 202401, to: 202506, value, source: spFees, status: 'doubtful', note: notSeen },
  { from: 202507, value, source: spFees, status: 'ok' },
]

export const pensionRate = rate(
  'TASA_AFP_OBLIGATORIA',
  'Cotización obligatoria de pensión',
  always('10', dl3500),
)

/** One parameter per AFP; the end of the key is the code of the AFP in the catalogue. */
export const pensionFees: readonly Parameter[] = [
  fee('CAPITAL', 'Capital', ...steady('1.44')),
  fee('CUPRUM', 'Cuprum', ...steady('1.44')),
  fee('HABITAT', 'Habitat', ...steady('1.27')),
  fee('MODELO', 'Modelo', ...steady('0.58')),
  fee('PLANVITAL', 'PlanVital', ...steady('1.16')),
  fee('PROVIDA', 'ProVida', ...steady('1.45')),
  fee(
    'UNO',
    'Uno',
    { from: 202401, to: 202506, value: '0.49', source: spFees, status: 'doubtful', note: notSeen },
    { from: 202507, to: 202509, value: '0.49', source: spFees, status: 'ok' },
    { from: 202510, value: '0.46', source: spFees, status: 'ok' },
  ),
]

const heavy: Citation = {
  text: 'DL 3.500, art. 17 bis (trabajos pesados)',
  url: 'https://www.bcn.cl/leychile/navegar?idNorma=7147',
}

/** The same rate is paid by the worker and by the employer. */
export const heavyWork: readonly Parameter[] = [
  rate('TASA_TRABAJO_PESADO', 'Cotización por trabajo pesado', always('2', heavy)),
  rate('TASA_TRABAJO_MENOS_PESADO', 'Cotización por trabajo menos pesado', always('1', heavy)),
]

const sp: Citation = {
  text: 'Superintendencia de Pensiones, cotización del seguro de invalidez y sobrevivencia',
  url: 'https://www.spensiones.cl',
}

/** Seguro de invalidez y sobrevivencia; from August 2026 part of the Seguro Social's 2,5 %. */
export const sis = rate('TASA_SIS', 'Seguro de invalidez y sobrevivencia', [
  {
    from: 202401,
    to: 202503,
    value: null,
    source: sp,
    status: 'missing',
    note: 'Se vio 1,49% sin fecha: no se da por cierto.',
  },
  {
    from: 202504,
    to: 202506,
    value: '1.78',
    source: {
      text: 'Diario Financiero, julio de 2025: «actualmente, esa cotización es de 1,78%»',
      url: 'https://www.df.cl/correcciones-necesarias-al-seguro-de-invalidez-y-sobrevivencia',
    },
    status: 'doubtful',
    note: 'La columna es anterior a la tasa de 1,88% de julio y no dice desde cuándo regía 1,78%.',
  },
  { from: 202507, to: 202509, value: '1.88', source: sp, status: 'ok' },
  {
    from: 202510,
    to: 202512,
    value: null,
    source: sp,
    status: 'missing',
    note: 'No se encontró la tasa de octubre a diciembre de 2025.',
  },
  { from: 202601, to: 202603, value: '1.54', source: sp, status: 'ok' },
  {
    from: 202604,
    to: 202606,
    value: '1.62',
    source: sp,
    status: 'ok',
    note: 'Oficio SP 7.429 de 2026.',
  },
  {
    from: 202607,
    to: 202607,
    value: '1.62',
    source: sp,
    status: 'doubtful',
    note: 'Una liquidación pagada usa 1,62%; otra fuente dice 2,00%.',
  },
  {
    from: 202608,
    to: 202610,
    value: '1.78',
    source: sp,
    status: 'ok',
    note: 'Oficio SP 15.295 de 2026.',
  },
])
