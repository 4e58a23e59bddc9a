import { overtimeHours, week } from './derive.ts'
import { leaveDays } from './leave.ts'
import { days, type FactRow, hours, number, percent, pesos } from './kinds.ts'

/** Weeks that a month can touch. */
export const WEEKS = [1, 2, 3, 4, 5, 6] as const

/** What happened in the month, and what is to be withheld. */
export const monthFacts: readonly FactRow[] = [
  days('DIAS_AUSENCIA', 'Días de ausencia injustificada', (input) => input.days.absence),
  days('DIAS_PERMISO', 'Días de permiso sin sueldo', (input) => input.days.unpaid),
  days('DIAS_LICENCIA', 'Días de licencia médica', leaveDays),
  days('DIAS_JORNAL', 'Días trabajados de quien gana por día', (input) => input.days.worked),
  hours('HORAS_ATRASO', 'Horas de atraso', (input) => input.days.lateHours),
  hours('HORAS_NORMALES', 'Horas extraordinarias', (input) =>
    overtimeHours(input, 'NORMAL', 'after'),
  ),
  hours('HORAS_DOBLES', 'Horas extraordinarias al 100%', (input) =>
    overtimeHours(input, 'DOUBLE', 'after'),
  ),
  hours('HORAS_NORMALES_ANTES', 'Horas extraordinarias antes del cambio de jornada', (input) =>
    overtimeHours(input, 'NORMAL', 'before'),
  ),
  hours('HORAS_DOBLES_ANTES', 'Horas al 100% antes del cambio de jornada', (input) =>
    overtimeHours(input, 'DOUBLE', 'before'),
  ),
  number(
    'RECARGO_HORAS',
    'Recargo de la hora extraordinaria',
    '%',
    '100',
    (input) => input.overtimeSurcharge,
  ),
  hours('HORAS_DOMINGO', 'Horas ordinarias en domingo', ({ sunday }) => sunday.hours),
  hours(
    'HORAS_EXTRA_DOMINGO',
    'Horas extraordinarias en domingo',
    ({ sunday }) => sunday.overtimeHours,
  ),
  pesos('VENTAS', 'Ventas con comisión', ({ variable }) => variable.sales, '9999999999'),
  percent('TASA_COMISION', 'Tasa de comisión', ({ variable }) => variable.commissionRate),
  pesos('COMISIONES_MONTO', 'Comisiones ya calculadas', ({ variable }) => variable.commissions),
  ...WEEKS.flatMap((n) => [
    pesos(`SEMANA_${n}_VARIABLE`, `Variable de la semana ${n}`, (input) => week(input, n).variable),
    days(
      `SEMANA_${n}_DIAS`,
      `Días que debió trabajar en la semana ${n}`,
      (input) => week(input, n).dueDays,
    ),
    days(
      `SEMANA_${n}_DESCANSOS`,
      `Domingos y festivos de la semana ${n}`,
      (input) => week(input, n).restDays,
    ),
  ]),
  pesos(
    'ALIMENTOS_PESOS',
    'Retención judicial en pesos',
    ({ deductions }) => deductions.alimony.pesos,
  ),
  number(
    'ALIMENTOS_UTM',
    'Retención judicial en UTM',
    'UTM',
    '999.9999',
    ({ deductions }) => deductions.alimony.utm,
  ),
  percent(
    'ALIMENTOS_PORCENTAJE',
    'Retención judicial en porcentaje',
    ({ deductions }) => deductions.alimony.percent,
  ),
  pesos(
    'CUOTA_SINDICAL_PESOS',
    'Cuota sindical en pesos',
    ({ deductions }) => deductions.union.pesos,
  ),
  percent(
    'CUOTA_SINDICAL_PORCENTAJE',
    'Cuota sindical en porcentaje',
    ({ deductions }) => deductions.union.percent,
  ),
  pesos(
    'IMPUESTO_SOLICITADO',
    'Mayor retención pedida por el trabajador',
    ({ deductions }) => deductions.extraTax,
  ),
  pesos('REBAJA_ZONA_PESOS', 'Rebaja por zona extrema', ({ deductions }) => deductions.zoneRebate),
  number(
    'TASA_MUTUAL_ADICIONAL',
    'Cotización adicional de la Ley 16.744',
    '%',
    '6.80',
    ({ company }) => company.mutualAdditionalRate,
  ),
]
