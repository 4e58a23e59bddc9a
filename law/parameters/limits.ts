import { always, type Citation, type Parameter, type Row } from './types.ts'

const hoursLaw: Citation = {
  text: 'Ley 21.561 (jornada de 40 horas), art. primero transitorio',
  url: 'https://www.bcn.cl/leychile/navegar?idLey=21561',
}
const ct = (article: string): Citation => ({
  text: `Código del Trabajo, ${article}`,
  url: 'https://www.bcn.cl/leychile/navegar?idNorma=207436',
})
const lir: Citation = {
  text: 'Ley sobre Impuesto a la Renta, art. 42 bis; SII, suplemento tributario',
  url: 'https://www.sii.cl/renta/suplemento/2016/',
}

const hours = (key: string, label: string, rows: readonly Row[]): Parameter => ({
  key,
  label,
  unit: 'horas',
  decimals: 0,
  min: '30',
  max: '48',
  rows,
})
const share = (key: string, label: string, value: string, source: Citation): Parameter => ({
  key,
  label,
  unit: '%',
  decimals: 0,
  min: '0',
  max: '100',
  rows: always(value, source),
})

/** The day on which each weekly maximum began (Ley 21.561). Hours before it keep the old one. */
export const workingHoursChanges = ['2024-04-26', '2026-04-26', '2028-04-26'] as const

export const workingHours: readonly Parameter[] = [
  hours('JORNADA_MAXIMA', 'Jornada semanal máxima al fin del mes', [
    { from: 202401, to: 202403, value: '45', source: ct('art. 22'), status: 'ok' },
    { from: 202404, to: 202603, value: '44', source: hoursLaw, status: 'ok' },
    { from: 202604, to: 202803, value: '42', source: hoursLaw, status: 'ok' },
    { from: 202804, value: '40', source: hoursLaw, status: 'ok' },
  ]),
  hours('JORNADA_MAXIMA_INICIO', 'Jornada semanal máxima al comenzar el mes', [
    { from: 202401, to: 202404, value: '45', source: ct('art. 22'), status: 'ok' },
    { from: 202405, to: 202604, value: '44', source: hoursLaw, status: 'ok' },
    { from: 202605, to: 202804, value: '42', source: hoursLaw, status: 'ok' },
    { from: 202805, value: '40', source: hoursLaw, status: 'ok' },
  ]),
]

/** How much of the pay each kind of discount may take. */
export const discountLimits: readonly Parameter[] = [
  share('LIMITE_RETENCION_JUDICIAL', 'Máximo de la retención por alimentos', '50', {
    text: 'Ley 14.908, art. 7',
    url: 'https://www.bcn.cl/leychile/navegar?idLey=14908',
  }),
  share('LIMITE_EMBARGO', 'Máximo de alimentos y embargos preferentes', '50', ct('art. 57 inc. 2')),
  share('LIMITE_VIVIENDA', 'Máximo de cuotas de vivienda o educación', '30', ct('art. 58 inc. 2')),
  share('LIMITE_ACORDADOS', 'Máximo de descuentos acordados', '15', ct('art. 58 inc. 3')),
  share('LIMITE_CONJUNTO', 'Máximo conjunto de descuentos del art. 58', '45', ct('art. 58 inc. 4')),
  share('LIMITE_COOPERATIVA', 'Máximo de cuotas de cooperativas', '25', {
    text: 'Ley 19.832 (descuento por planilla de cooperativas de ahorro y crédito)',
    url: 'https://www.bcn.cl/leychile/navegar?idLey=19832',
  }),
]

const count = (
  key: string,
  label: string,
  unit: Parameter['unit'],
  value: string,
  source: Citation,
): Parameter => ({
  key,
  label,
  unit,
  decimals: 0,
  min: '1',
  max: '2000',
  rows: always(value, source),
})

/** Monthly and annual limits of voluntary savings and of seizure; most are for annual filings. */
export const savings: readonly Parameter[] = [
  count('TOPE_APV_UF', 'Tope mensual del APV que rebaja impuesto', 'UF', '50', lir),
  count('TOPE_APV_ANUAL_UF', 'Tope anual del APV que rebaja impuesto', 'UF', '600', lir),
  count('BONIFICACION_APV_UTM', 'Tope anual de la bonificación del APV A', 'UTM', '6', {
    text: 'DL 3.500, art. 20 O',
    url: 'https://www.bcn.cl/leychile/navegar?idNorma=7147',
  }),
  share('BONIFICACION_APV', 'Bonificación del Estado al APV A', '15', {
    text: 'DL 3.500, art. 20 O',
    url: 'https://www.bcn.cl/leychile/navegar?idNorma=7147',
  }),
  count('DEPOSITO_CONVENIDO_UF', 'Tope anual de los depósitos convenidos', 'UF', '900', {
    text: 'DL 3.500, art. 20',
    url: 'https://www.bcn.cl/leychile/navegar?idNorma=7147',
  }),
  count('EMBARGO_UF', 'Remuneración inembargable', 'UF', '56', ct('art. 57')),
]

const fixedTax = (text: string): Citation => ({
  text: `Ley sobre Impuesto a la Renta, ${text}`,
  url: 'https://www.bcn.cl/leychile/navegar?idNorma=6368',
})
const land = fixedTax('arts. 42 N°1 inc. 3 y 43 N°2')
const taxi = fixedTax('art. 42 N°1 inc. 4')
const rate = (key: string, label: string, rows: readonly Row[]): Parameter => ({
  key,
  label,
  unit: '%',
  decimals: 1,
  min: '0',
  max: '100',
  rows,
})

/** Workers whose tax is a fixed rate and not the scale. */
export const fixedTaxes: readonly Parameter[] = [
  rate('TASA_OBRERO_AGRICOLA', 'Impuesto del obrero agrícola', always('3.5', land)),
  count('EXENTO_OBRERO_AGRICOLA', 'Renta exenta del obrero agrícola', 'UTM', '10', land),
  rate('TASA_CHOFER_TAXI', 'Impuesto del chofer de taxi ajeno', always('3.5', taxi)),
  count('RENTA_CHOFER_TAXI', 'Renta presunta del chofer de taxi', 'UTM', '2', taxi),
]

/** Gratification of art. 50: a quarter of the pay, at most 4,75 minimum incomes a year. */
export const gratification: readonly Parameter[] = [
  share('TASA_GRATIFICACION', 'Gratificación del art. 50', '25', ct('art. 50')),
  {
    key: 'INGRESOS_GRATIFICACION',
    label: 'Tope anual de la gratificación en ingresos mínimos',
    unit: 'número',
    decimals: 2,
    min: '0',
    max: '20',
    rows: always('4.75', ct('art. 50')),
  },
  share('RECARGO_DOMINICAL', 'Recargo de las horas ordinarias en domingo', '30', ct('art. 38')),
]

const age = (key: string, label: string, value: string, source: Citation): Parameter => ({
  key,
  label,
  unit: 'años',
  decimals: 0,
  min: '0',
  max: '120',
  rows: always(value, source),
})
const dl3500: Citation = {
  text: 'DL 3.500, arts. 3 y 69',
  url: 'https://www.bcn.cl/leychile/navegar?idNorma=7147',
}
const afcLaw: Citation = {
  text: 'Ley 19.728, arts. 2, 5 y 9',
  url: 'https://www.bcn.cl/leychile/navegar?idLey=19728',
}

/** Ages, years, days and hours from which a rule changes. */
export const thresholds: readonly Parameter[] = [
  age('EDAD_PENSION_HOMBRE', 'Edad de pensión de los hombres', '65', dl3500),
  age('EDAD_PENSION_MUJER', 'Edad de pensión de las mujeres', '60', dl3500),
  age('EDAD_FIN_REFORMA', 'Edad en que termina el aporte de la Ley 21.735', '65', {
    text: 'Ley 21.735, art. 5',
    url: 'https://www.bcn.cl/leychile/navegar?idLey=21735',
  }),
  age('IMM_EDAD_DESDE', 'Edad desde la que rige el ingreso mínimo general', '18', ct('art. 44')),
  age('IMM_EDAD_HASTA', 'Edad hasta la que rige el ingreso mínimo general', '65', ct('art. 44')),
  age('EDAD_MINIMA_AFC', 'Edad desde la que cubre el seguro de cesantía', '18', afcLaw),
  age('ANOS_AFC', 'Años de cotización del trabajador al seguro de cesantía', '11', afcLaw),
  {
    key: 'DIAS_ASIGNACION_COMPLETA',
    label: 'Días desde los que la asignación familiar es completa',
    unit: 'días',
    decimals: 0,
    min: '1',
    max: '30',
    rows: always('25', { text: 'DFL 150 de 1981, art. 12; SUSESO, dictamen 328 de 1986' }),
  },
  hours(
    'JORNADA_PARCIAL',
    'Jornada semanal hasta la que es parcial',
    always('30', ct('art. 40 bis')),
  ),
]
