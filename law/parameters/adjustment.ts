import { monthly, type Parameter, type Row, type Status } from './types.ts'

const publisher = 'SII, porcentajes de actualización de rentas del artículo 42 N°1 para la DJ 1887'

const cite = (year: number) => ({
  text: `${publisher}, año ${year}`,
  url: 'https://www.sii.cl/operaciones/anexoc/insf1887.html',
})

const single = {
  status: 'single' as Status,
  note: 'Leído en una fuente; coincide con las variaciones del IPC publicadas.',
}

const of2025 = monthly(
  202501,
  [
    '1.036',
    '1.026',
    '1.022',
    '1.016',
    '1.014',
    '1.012',
    '1.017',
    '1.008',
    '1.007',
    '1.003',
    '1.003',
    '1.000',
  ],
  cite,
).map((row) => ({ ...row, ...single }))

const missing = (from: number, to?: number): Row => ({
  from,
  ...(to === undefined ? {} : { to }),
  value: null,
  status: 'missing',
  source: { text: publisher },
  note: 'El SII lo publica después de terminar el año: lo ingresa la empresa y lo confirman dos.',
})

/**
 * By how much the pay of a month is multiplied in the yearly declaration of salaries and in the
 * certificate N°6: the IPC of the month before it until that of November, never below one. No
 * payslip reads it.
 */
export const adjustment: Parameter = {
  key: 'FACTOR_ACTUALIZACION',
  label: 'Factor de actualización (DJ 1887)',
  unit: 'número',
  decimals: 3,
  min: '1',
  max: '2',
  twoPeople: true,
  rows: [missing(202401, 202412), ...of2025, missing(202601)],
}
