import type { SettingDef } from './setting.ts'
import { vacationSettings } from './settings-vacation.ts'

/** What the employer does about a medical leave. */
export const leavePayments = ['NONE', 'FIRST_DAYS', 'FULL', 'DIRECT'] as const
export type LeavePayment = (typeof leavePayments)[number]

const fromTheStart = (value: string) => [{ from: 202401, value }]

/** What the law leaves open about medical leaves: who pays, and what goes on being contributed. */
export const leaveSettings = [
  {
    code: 'COMPLEMENTO_LICENCIA',
    label: 'Complemento de licencia que paga el empleador',
    options: { TRIBUTABLE: 'No imponible y tributable', IMPONIBLE: 'Imponible y tributable' },
    rows: fromTheStart('TRIBUTABLE'),
    source: { text: 'DFL 44 de 1978, art. 14; Código del Trabajo, art. 41' },
    note: 'La ley no lo nombra; así se suele configurar, y no cambia los días trabajados.',
    variable: 'COMPLEMENTO_IMPONIBLE',
  },
  {
    code: 'ASIGNACION_LICENCIA',
    label: 'Asignación familiar de los días de licencia',
    options: {
      EMPLEADOR: 'La paga el empleador con el mes',
      PAGADOR: 'La paga quien paga el subsidio',
    },
    rows: fromTheStart('EMPLEADOR'),
    source: { text: 'DFL 150 de 1981, arts. 2 y 12; SUSESO, dictamen 328 de 1986' },
    note: 'Los días con subsidio cuentan como pagados; hay empresas que solo pagan los trabajados.',
    variable: 'ASIGNACION_SIN_LICENCIA',
  },
  {
    code: 'ASIGNACION_CARENCIA',
    label: 'Asignación familiar de los días de carencia',
    options: {
      NO_CUENTAN: 'No cuentan: no tienen remuneración imponible ni subsidio',
      CUENTAN: 'Cuentan como los demás días de la licencia',
    },
    rows: fromTheStart('NO_CUENTAN'),
    source: { text: 'DFL 150 de 1981, art. 12; SUSESO, dictámenes 328 de 1986 y 1968 de 1988' },
    note:
      'El artículo cuenta los días por los que se percibió remuneración imponible. Si el ' +
      'empleador los paga como imponibles, cuentan siempre.',
    variable: 'ASIGNACION_CON_CARENCIA',
  },
  {
    code: 'EMPLEADOR_EN_LICENCIA',
    label: 'Cotizaciones del empleador por los días de licencia',
    options: { NO: 'No se calculan', SI: 'Sobre la renta anterior a la licencia' },
    rows: [
      { from: 202401, to: 202507, value: 'NO' },
      { from: 202508, value: 'SI' },
    ],
    source: {
      text: 'Ley 21.735, art. 4; Previred, renta del mes anterior a la licencia (campo 92)',
    },
    note: 'Previred pide esa renta desde agosto de 2025; de antes no se encontró la base.',
    variable: 'EMPLEADOR_COTIZA_LICENCIA',
  },
  {
    code: 'RENTABILIDAD_LICENCIA',
    label: 'Rentabilidad protegida en los días de licencia',
    options: { SOLO_TRABAJADOS: 'Solo los días trabajados', TAMBIEN: 'También los de licencia' },
    rows: fromTheStart('SOLO_TRABAJADOS'),
    source: { text: 'Ley 21.735, arts. 2 y 4' },
    note: 'Unos la calculan solo sobre lo trabajado, otros también sobre la renta anterior.',
    variable: 'RENTABILIDAD_EN_LICENCIA',
  },
  {
    code: 'GRATIFICACION_LICENCIA',
    label: 'Gratificación de un mes con licencia',
    options: { TRABAJADO: 'Por lo trabajado', COMPLETA: 'Como si se hubiera trabajado' },
    rows: fromTheStart('TRABAJADO'),
    source: { text: 'Código del Trabajo, art. 50' },
    note: 'La ley la calcula sobre lo que se paga; hay empresas que la completan.',
    variable: 'GRATIFICACION_EN_LICENCIA',
  },
  {
    code: 'PAGO_LICENCIA',
    label: 'Lo que paga el empleador en una licencia médica',
    options: {
      NONE: 'Nada: la paga el subsidio',
      FIRST_DAYS: 'Los días de carencia',
      FULL: 'Lo que falta al sueldo del mes',
      DIRECT: 'El subsidio mismo, que después recupera (pago directo)',
    },
    rows: fromTheStart('NONE'),
    source: { text: 'DFL 44 de 1978, arts. 14 y 19' },
    note: 'La ley no obliga al empleador a pagar los días de licencia ni los de carencia.',
  },
  ...vacationSettings,
] as const satisfies readonly SettingDef[]
