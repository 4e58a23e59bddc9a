import { plainDecimal } from '#chile/money/decimal.ts'
import { formatNumber, formatPesos } from '#chile/numbers.ts'
import { ItemUnit } from './catalogs.ts'

export { ItemUnit }

/**
 * What a court orders, and the concept that takes it: such an item may have a total in pesos, of
 * which each month takes a part until nothing is left.
 */
export const courtItems: Readonly<Record<string, string>> = {
  EMBARGO_JUDICIAL: 'EMBARGO',
  EMBARGO_PORCENTAJE: 'EMBARGO',
  EMBARGO_PRIVILEGIADO: 'EMBARGO_PREFERENTE',
  ASIGNACION_FAMILIA_ART_59: 'MANTENCION_FAMILIAR',
}

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
  { code: 'TURNOS', label: 'Turnos trabajados (eventuales)', unit: 'NUMBER', group: 'Tiempo' },
  {
    code: 'TURNOS_DEL_MES',
    label: 'Turnos del mes con todos los empleadores (eventuales)',
    unit: 'NUMBER',
    group: 'Tiempo',
  },
  { code: 'HORAS_ATRASO', label: 'Horas de atraso', unit: 'HOURS', group: 'Tiempo' },
  { code: 'COMISIONES', label: 'Comisiones', unit: 'CLP', group: 'Haberes' },
  {
    code: 'HORAS_EXTRA_DOMINGO',
    label: 'Horas extraordinarias en domingo',
    unit: 'HOURS',
    group: 'Tiempo',
  },
  { code: 'HORAS_NOCTURNAS', label: 'Horas nocturnas', unit: 'HOURS', group: 'Tiempo' },
  { code: 'HORAS_FESTIVO', label: 'Horas en festivo', unit: 'HOURS', group: 'Tiempo' },
  { code: 'DIAS_FERIADO', label: 'Días corridos de vacaciones', unit: 'DAYS', group: 'Tiempo' },
  {
    code: 'VARIABLE_FERIADO',
    label: 'Variable de los últimos meses, para las vacaciones',
    unit: 'CLP',
    group: 'Haberes',
  },
  {
    code: 'MESES_FERIADO',
    label: 'Meses de esa variable (3 si no se dice)',
    unit: 'NUMBER',
    group: 'Haberes',
  },
  { code: 'VENTAS', label: 'Ventas con comisión', unit: 'CLP', group: 'Haberes' },
  { code: 'TASA_COMISION', label: 'Tasa de comisión', unit: 'PERCENT', group: 'Haberes' },
  ...([1, 2, 3, 4, 5, 6] as const).map((n): InputItem => ({
    code: `COMISIONES_SEMANA_${n}`,
    label: `Comisiones por día, semana ${n}`,
    unit: 'CLP',
    group: 'Haberes',
  })),
  {
    code: 'COMISIONES_DIARIAS',
    label: 'Comisiones por día, de todo el mes',
    unit: 'CLP',
    group: 'Haberes',
  },
  {
    code: 'SUBSIDIO_LICENCIA',
    label: 'Subsidio de licencia del mes',
    unit: 'CLP',
    group: 'Haberes',
  },
  {
    code: 'RENTA_OTRO_EMPLEADOR',
    label: 'Renta imponible de otro empleador',
    unit: 'CLP',
    group: 'Descuentos',
  },
  {
    code: 'IMPUESTO_SOLICITADO',
    label: 'Mayor retención de impuesto pedida',
    unit: 'CLP',
    group: 'Descuentos',
  },
  {
    code: 'EMBARGO_JUDICIAL',
    label: 'Embargo judicial (sobre 56 UF)',
    unit: 'CLP',
    group: 'Descuentos',
  },
  {
    code: 'EMBARGO_PORCENTAJE',
    label: 'Embargo judicial, en % de lo que excede 56 UF',
    unit: 'PERCENT',
    group: 'Descuentos',
  },
  {
    code: 'EMBARGO_PRIVILEGIADO',
    label: 'Embargo por hurto, defraudación o sueldos adeudados (hasta 50 %)',
    unit: 'CLP',
    group: 'Descuentos',
  },
  {
    code: 'ASIGNACION_FAMILIA_ART_59',
    label: 'Asignación a la familia (art. 59)',
    unit: 'CLP',
    group: 'Descuentos',
  },
  { code: 'REBAJA_ZONA', label: 'Rebaja por zona extrema', unit: 'CLP', group: 'Descuentos' },
]

/** What a unit is called beside its number: «horas», «pesos». */
export const unitWord = (unit: string): string =>
  ItemUnit.options.find(({ value }) => value === unit)?.label.toLowerCase() ?? ''

/** The value of an item as it is read: `$65.000`, `3%`, `8,5 UF`, `4,5 horas`. */
export function itemValueText(value: string, unit: string): string {
  const number = formatNumber(plainDecimal(value))
  if (unit === 'CLP') return formatPesos(value)
  if (unit === 'PERCENT') return `${number}%`
  return unit === 'UF' || unit === 'UTM' ? `${number} ${unit}` : `${number} ${unitWord(unit)}`
}
