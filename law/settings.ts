import type { YearMonth } from '#chile/period.ts'
import { type Citation, rowAt } from './parameters/types.ts'
import { finiquitoSettings } from './finiquito/settings.ts'
import type { SettingDef } from './setting.ts'
import { type LeavePayment, leavePayments, leaveSettings } from './settings-leave.ts'

const fromTheStart = (value: string) => [{ from: 202401, value }]
const ct = (article: string): Citation => ({ text: `Código del Trabajo, ${article}` })

export const settingDefs = [
  {
    code: 'REDONDEO',
    label: 'Redondeo de cada concepto en pesos',
    options: { HALF_UP: 'Al peso más cercano', TRUNCATE: 'Sin decimales (se cortan)' },
    rows: fromTheStart('HALF_UP'),
    source: { text: 'Previred, topes en pesos de marzo de 2026; liquidaciones pagadas de 2026' },
    note: 'Solo el redondeo al más cercano da los topes en pesos que publica Previred.',
    conflict: 1,
  },
  {
    code: 'CONVENCION_LICENCIA',
    label: 'Días trabajados en un mes con licencia',
    options: {
      CALENDARIO: 'Días del calendario menos los de licencia',
      TREINTA: 'Treinta menos los días de licencia',
    },
    rows: fromTheStart('CALENDARIO'),
    source: { text: 'Dirección del Trabajo, manual del Libro de Remuneraciones Electrónico' },
    note: 'El manual descuenta los días de licencia de los días del calendario del mes.',
    conflict: 2,
    variable: 'LICENCIA_EN_TREINTA',
  },
  {
    code: 'SIS_JULIO_2026',
    label: 'Tasa del SIS de julio de 2026',
    options: { '1.62': '1,62%', '2.00': '2,00%' },
    rows: [{ from: 202607, to: 202607, value: '1.62' }],
    source: { text: 'Superintendencia de Pensiones, cotización del SIS desde abril de 2026' },
    note: 'Una liquidación pagada de julio usa 1,62%; otra fuente publica 2,00%.',
    conflict: 3,
    parameter: 'TASA_SIS',
  },
  {
    code: 'CCAF_FONASA',
    label: 'Parte del 7% de Fonasa que recauda la caja',
    options: { '4.2': '4,2%', '4.5': '4,5%', '3.1': '3,1%', '0.6': '0,6%' },
    rows: [{ from: 202608, value: '4.2' }],
    source: { text: 'Previred, indicadores previsionales de agosto y octubre de 2026' },
    note: 'Solo cambia a quién se entera el 7%, nunca el descuento del trabajador.',
    conflict: 4,
    parameter: 'CCAF_FONASA',
  },
  {
    code: 'REBAJA_SALUD',
    label: 'Salud que rebaja el impuesto',
    options: {
      HASTA_TOPE: 'Legal y adicional, hasta el 7% del tope imponible',
      SOLO_LEGAL: 'Solo el 7% legal',
    },
    rows: fromTheStart('HASTA_TOPE'),
    source: { text: 'SII, oficios 2.988 de 2005 y 2.406 de 2016' },
    note: 'El adicional de la isapre rebaja hasta completar el 7% del tope imponible.',
    conflict: 5,
    variable: 'REBAJA_SOLO_LEGAL',
  },
  {
    code: 'REFORMA_21735',
    label: 'Calendario del aporte del empleador de la Ley 21.735',
    options: { LEY: '1% desde agosto de 2025 y 3,5% con SIS desde agosto de 2026' },
    rows: fromTheStart('LEY'),
    source: { text: 'Ley 21.735, arts. 1 a 6 y transitorios 4 y 8' },
    note: 'El 1,75% desde agosto de 2026 que circula no está en la ley: no se ofrece.',
    conflict: 6,
  },
  {
    code: 'TOPE_GRATIFICACION',
    label: 'Tope mensual de la gratificación en un mes incompleto',
    options: { ENTERO: 'Entero', POR_DIAS: 'Por los días trabajados' },
    rows: fromTheStart('ENTERO'),
    source: ct('art. 50'),
    note: 'La ley no proporciona el tope por días; hay empresas que lo hacen.',
    conflict: 7,
    variable: 'TOPE_GRATIFICACION_POR_DIAS',
  },
  {
    code: 'UF_DEL_MES',
    label: 'UF que usa la liquidación',
    options: {
      FIN_DE_MES: 'Último día del mes de la remuneración',
      MES_ANTERIOR: 'Último día del mes anterior',
    },
    rows: fromTheStart('FIN_DE_MES'),
    source: { text: 'SII, suplemento tributario (APV); Previred, topes en pesos' },
    note: 'Los topes que publica Previred son los del último día del mes de la remuneración.',
    conflict: 8,
  },
  {
    code: 'PLAZO_LRE',
    label: 'Plazo del Libro de Remuneraciones Electrónico',
    options: { QUINCE_HABILES: 'Quince días hábiles', DIA_QUINCE: 'El día quince' },
    rows: fromTheStart('QUINCE_HABILES'),
    source: { text: 'Dirección del Trabajo, preguntas sobre el Libro de Remuneraciones' },
    note: 'Las páginas de la Dirección discrepan: confirmar.',
    conflict: 9,
  },
  {
    code: 'MUTUAL_ADICIONAL_MAXIMA',
    label: 'Mayor cotización adicional que se acepta de una empresa',
    options: { '6.8': '6,8% (DS 67)', '3.4': '3,4% (Ley 16.744, art. 15)' },
    rows: fromTheStart('6.8'),
    source: { text: 'Ley 16.744, art. 15; SUSESO, DS 67' },
    note: 'La tasa es un dato de cada empresa: este es solo el límite de lo que se deja escribir.',
    conflict: 10,
  },
  {
    code: 'CONVENCION_INGRESO',
    label: 'Días de quien entra o sale durante el mes',
    options: {
      CALENDARIO: 'Días del calendario cubiertos',
      TREINTA: 'Treinta menos el día de ingreso',
    },
    rows: fromTheStart('CALENDARIO'),
    source: { text: 'Dirección del Trabajo, manual del Libro de Remuneraciones Electrónico' },
    note: 'Quien entra el 27 de un mes de 31 días tiene 5 por el calendario y 4 en base treinta.',
    variable: 'INGRESO_EN_TREINTA',
  },
  {
    code: 'FACTOR_HORA_EXTRA',
    label: 'Factor de la hora extraordinaria',
    options: { EXACTO: 'Fracción exacta', SIETE_DECIMALES: 'Cortado a siete decimales' },
    rows: fromTheStart('EXACTO'),
    source: { text: 'Dirección del Trabajo, cálculo de la hora extraordinaria' },
    note: 'Los factores publicados se cortan a siete decimales y pueden diferir en un peso.',
  },
  {
    code: 'TOPE_GRATIFICACION_PARCIAL',
    label: 'Tope de la gratificación en jornada parcial',
    options: { ENTERO: 'Entero', POR_HORAS: 'En proporción a la jornada' },
    rows: fromTheStart('ENTERO'),
    source: ct('art. 40 bis B'),
    note: 'El artículo permite reducir el tope en proporción a las horas; no obliga.',
    variable: 'TOPE_GRATIFICACION_POR_HORAS',
  },
  {
    code: 'TOPE_LICENCIA',
    label: 'Tope imponible en un mes con licencia',
    options: {
      ENTERO: 'Entero',
      POR_DIAS: 'Por los días trabajados',
      SALDO: 'Lo que deja la base del subsidio',
    },
    rows: [
      { from: 202401, to: 202608, value: 'POR_DIAS' },
      { from: 202609, value: 'SALDO' },
    ],
    source: {
      text:
        'DL 3.500, art. 16; DFL 44 de 1978, arts. 10 y 11; Dirección del Trabajo, Ord. 5319 de ' +
        '07-11-2017',
    },
    note:
      'La base del empleador y la del subsidio comparten un solo tope: lo que el subsidio no ' +
      'ocupa queda para lo que el empleador paga en el mes (un aguinaldo, comisiones de antes), ' +
      'que cotiza aunque no se haya trabajado ningún día. Hasta agosto de 2026 se explica como ' +
      'se pagó: por los días.',
    variable: 'TOPE_POR_DIAS_LICENCIA',
    moreVariables: { SALDO: 'TOPE_POR_SALDO_LICENCIA' },
  },
  {
    code: 'PLAN_LICENCIA',
    label: 'Plan de isapre en un mes con licencia',
    options: { ENTERO: 'Entero', POR_DIAS: 'Por los días trabajados' },
    rows: fromTheStart('POR_DIAS'),
    source: { text: 'DFL 1 de Salud de 2005, arts. 184 y siguientes' },
    note: 'Durante la licencia la parte del plan la entera quien paga el subsidio.',
    variable: 'PLAN_POR_DIAS_LICENCIA',
  },
  {
    code: 'ASIGNACION_PARCIAL',
    label: 'Asignación familiar en jornada parcial',
    options: { ENTERA: 'Entera', POR_HORAS: 'En proporción a la jornada' },
    rows: fromTheStart('POR_HORAS'),
    source: { text: 'DFL 150 de 1981, art. 12; SUSESO, dictamen 328 de 1986' },
    note: 'La jornada parcial reduce la asignación en proporción a las horas.',
    variable: 'ASIGNACION_POR_HORAS',
  },
  {
    code: 'EMBARGO_Y_ALIMENTOS',
    label: 'Exceso de 56 UF cuando también hay alimentos',
    options: {
      DESPUES: 'Se mide después de los alimentos',
      ANTES: 'Se mide sin restar los alimentos',
    },
    rows: fromTheStart('DESPUES'),
    source: ct('art. 57'),
    note: 'El artículo no dice si lo ya retenido por un tribunal deja intactas las 56 UF.',
    variable: 'EMBARGO_SIN_ALIMENTOS',
  },
  {
    code: 'SIS_MUJER_60',
    label: 'SIS de la mujer de 60 a 64 años que dejó de cotizar, sin pensión',
    options: {
      HASTA_60: 'No se paga: el art. 69 exime al empleador',
      HASTA_65: 'Se paga hasta los 65 años, como el resto del Seguro Social',
    },
    rows: [
      { from: 202401, to: 202607, value: 'HASTA_60' },
      { from: 202608, value: 'HASTA_65' },
    ],
    source: { text: 'DL 3.500, arts. 54, 59 y 69; Ley 21.735, arts. 4 y 5' },
    note:
      'El DL 3.500 cubre a quien no tiene 65 años, pero exime al empleador de la mujer de 60 que ' +
      'no cotiza; la Ley 21.735 cobra el 2,5% entero, con el SIS adentro, hasta los 65.',
    variable: 'SIS_HASTA_65',
  },
  {
    code: 'PESADO_EXENTOS',
    label: 'Trabajo pesado de quien está exento de cotizar en la AFP',
    options: {
      NO: 'No se cotiza: sigue a la cotización del art. 17',
      SI: 'Se cotiza: el art. 69 solo exime de la del art. 17',
    },
    rows: fromTheStart('NO'),
    source: { text: 'DL 3.500, arts. 17 bis y 69; Ley 19.404' },
    note:
      'El art. 69 nombra solo el art. 17. La sobrecotización adelanta la edad de la pensión, y ' +
      'quien está exento ya la cumplió o ya la tiene.',
    variable: 'PESADO_TAMBIEN_EXENTOS',
  },
  ...leaveSettings,
  ...finiquitoSettings,
] as const satisfies readonly SettingDef[]

export type SettingCode = (typeof settingDefs)[number]['code']

/** What a company chose. Codes left out take the answer in force in the month. */
export type SettingChoices = { readonly [Code in SettingCode]?: string }

/** All answers of a month. Throws a RangeError, in Spanish, on an unknown question or option. */
export function settingsAt(
  month: YearMonth,
  choices: SettingChoices = {},
): Readonly<Record<SettingCode, string>> {
  const known = new Set<string>(settingDefs.map(({ code }) => code))
  const stranger = Object.keys(choices).find((code) => !known.has(code))
  if (stranger !== undefined) {
    throw new RangeError(`No existe el ajuste «${stranger}»: ${[...known].join(', ')}`)
  }
  const answers: Partial<Record<SettingCode, string>> = {}
  for (const def of settingDefs) answers[def.code] = answer(def, month, choices[def.code])
  return answers as Record<SettingCode, string>
}

/** What the employer pays in a medical leave: not a figure, but an act of the razón social. */
export function leavePaymentAt(month: YearMonth, choices?: SettingChoices): LeavePayment {
  const { PAGO_LICENCIA: chosen } = settingsAt(month, choices)
  const act = leavePayments.find((one) => one === chosen)
  if (!act) throw new RangeError(`El ajuste PAGO_LICENCIA no tiene la opción «${chosen}»`)
  return act
}

/** The settings that the formulas of a payslip read as conditions. */
export const settingVariables: readonly SettingDef[] = settingDefs.filter(
  (def: SettingDef) => def.variable !== undefined && def.finiquito !== true,
)

/** The figure that a choice gives in a month, when `key` is one that sources disagree on then. */
export function chosenFigure(
  key: string,
  month: YearMonth,
  answers: Readonly<Record<SettingCode, string>>,
): string | undefined {
  const def = settingDefs.find(
    (one: SettingDef) => one.parameter === key && rowAt(one.rows, month) !== undefined,
  )
  return def && answers[def.code]
}

/** The answer of one question that is in force in a month, whoever asks. */
export function usualAnswer({ code, rows }: SettingDef, month: YearMonth): string {
  const inForce = rowAt(rows, month) ?? rows[0]
  if (!inForce) throw new RangeError(`El ajuste ${code} no tiene respuesta`)
  return inForce.value
}

function answer(def: SettingDef, month: YearMonth, chosen: string | undefined): string {
  if (chosen !== undefined && !Object.hasOwn(def.options, chosen)) {
    const options = Object.keys(def.options).join(', ')
    throw new RangeError(`El ajuste ${def.code} no tiene la opción «${chosen}»: ${options}`)
  }
  return chosen ?? usualAnswer(def, month)
}
