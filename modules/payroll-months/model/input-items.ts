export { ItemUnit } from '#modules/concepts/model/catalogs.ts'

export type InputItem = {
  code: string
  label: string
  unit: 'CLP' | 'UF' | 'UTM' | 'PERCENT' | 'HOURS' | 'DAYS' | 'NUMBER'
  /** Group under which the grid shows it. */
  group: 'Tiempo' | 'Haberes' | 'Asignaciones' | 'Descuentos' | 'Aportes'
}

/**
 * What is entered of a month that the law itself calculates with, beside the company's own items:
 * hours, days, commissions. `to-input.ts` says where each goes.
 */
export const lawInputItems: readonly InputItem[] = [
  { code: 'HORAS_EXTRA', label: 'Horas extraordinarias', unit: 'HOURS', group: 'Tiempo' },
  {
    code: 'HORAS_EXTRA_DOBLES',
    label: 'Horas extraordinarias al 100%',
    unit: 'HOURS',
    group: 'Tiempo',
  },
  {
    code: 'HORAS_EXTRA_ANTES',
    label: 'Horas extraordinarias antes del cambio legal de jornada del mes',
    unit: 'HOURS',
    group: 'Tiempo',
  },
  { code: 'HORAS_DOMINGO', label: 'Horas ordinarias en domingo', unit: 'HOURS', group: 'Tiempo' },
  { code: 'DIAS_AUSENCIA', label: 'Días de ausencia injustificada', unit: 'DAYS', group: 'Tiempo' },
  { code: 'DIAS_SIN_GOCE', label: 'Días de permiso sin goce', unit: 'DAYS', group: 'Tiempo' },
  { code: 'DIAS_JORNAL', label: 'Días trabajados (pago diario)', unit: 'DAYS', group: 'Tiempo' },
  { code: 'HORAS_ATRASO', label: 'Horas de atraso', unit: 'HOURS', group: 'Tiempo' },
  { code: 'COMISIONES', label: 'Comisiones', unit: 'CLP', group: 'Haberes' },
]
