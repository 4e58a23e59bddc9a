import { afps } from '#chile/catalogues.ts'
import type { FactDef, Unit } from '#formula/types.ts'
import { scaled } from '#chile/money/decimal.ts'
import type { PayrollInput } from '../input.ts'
import { covered, monthsClock, overtimeHours, week } from './derive.ts'

/** A fact and where an input says it: what is asked, its unit, and what it may be. */
export type FactRow = FactDef & {
  readonly read: (input: PayrollInput) => string | number | boolean
}

type Read = FactRow['read']

function number(
  code: string,
  label: string,
  unit: Unit,
  max: string,
  read: Read,
  min = '0',
): FactRow {
  const decimals = max.split('.')[1]?.length ?? 0
  const [least, most] = [Number(scaled(min, decimals)), Number(scaled(max, decimals))]
  return { code, label, unit, decimals, min: least, max: most, read }
}
/** The spec's most for one amount of money. */
const MOST = '99999999'
const pesos = (code: string, label: string, read: Read, max = MOST) =>
  number(code, label, 'CLP', max, read)
const percent = (code: string, label: string, read: Read) =>
  number(code, label, '%', '100.0000', read)
const ufs = (code: string, label: string, read: Read) =>
  number(code, label, 'UF', '9999.9999', read)
const hours = (code: string, label: string, read: Read) =>
  number(code, label, 'horas', '99.99', read)
const days = (code: string, label: string, read: Read, min = '0') =>
  number(code, label, 'días', '31', read, min)
const flag = (code: string, label: string, read: Read): FactRow => ({
  code,
  label,
  unit: 'LOGICO',
  decimals: 0,
  min: 0,
  max: 1,
  read,
})
/** `words`: the product's code of each option, in Spanish for formulas. */
function option(
  code: string,
  label: string,
  words: Readonly<Record<string, string>>,
  read: (input: PayrollInput) => string,
): FactRow {
  const options = Object.values(words)
  const position = (input: PayrollInput) => Object.keys(words).indexOf(read(input))
  const max = options.length - 1
  return { code, label, unit: 'OPCION', decimals: 0, min: 0, max, options, read: position }
}
const saving = (key: keyof PayrollInput['savings'], code: string, label: string): FactRow[] => [
  pesos(`${code}_PESOS`, `${label}, en pesos`, ({ savings }) => savings[key].pesos),
  ufs(`${code}_UF`, `${label}, en UF`, ({ savings }) => savings[key].uf),
  percent(`${code}_PORCENTAJE`, `${label}, en porcentaje`, ({ savings }) => savings[key].percent),
]

export const contractFacts: readonly FactRow[] = [
  option(
    'TIPO_CONTRATO',
    'Tipo de contrato',
    { INDEFINITE: 'INDEFINIDO', FIXED: 'PLAZO_FIJO', BY_WORK_OR_TASK: 'OBRA' },
    ({ contract }) => contract.type,
  ),
  days('DIAS_DEL_MES', 'Días del mes', (input) => covered(input).monthDays, '28'),
  days('DIA_INGRESO', 'Primer día del contrato en el mes', (input) => covered(input).first, '1'),
  days('DIA_TERMINO', 'Último día del contrato en el mes', (input) => covered(input).last, '1'),
  pesos('SUELDO_PESOS', 'Sueldo pactado en pesos', ({ contract: { salary } }) =>
    salary.currency === 'CLP' ? salary.amount : 0,
  ),
  number('SUELDO_UF', 'Sueldo pactado en UF', 'UF', '1999.9999', ({ contract: { salary } }) =>
    salary.currency === 'UF' ? salary.amount : 0,
  ),
  option(
    'FORMA_PAGO',
    'Período del sueldo',
    { MONTHLY: 'MENSUAL', WEEKLY: 'SEMANAL', DAILY: 'DIARIA' },
    ({ contract }) => contract.payPeriod,
  ),
  number('JORNADA_SEMANAL', 'Jornada semanal pactada', 'horas', '60.00', ({ contract }) =>
    contract.art22 ? 0 : contract.weeklyHours,
  ),
  number(
    'DIAS_SEMANA',
    'Días de trabajo por semana',
    'días',
    '7',
    ({ contract }) => contract.weeklyDays,
    '1',
  ),
  flag('ART_22', 'Sin límite de jornada (art. 22 inc. 2)', ({ contract }) => contract.art22),
  number(
    'HORAS_CICLO',
    'Horas del ciclo excepcional',
    'horas',
    '399.99',
    ({ contract }) => contract.cycle.hours,
  ),
  days('DIAS_CICLO', 'Días del ciclo excepcional', ({ contract }) => contract.cycle.days),
  flag(
    'CASA_PARTICULAR',
    'Trabajador de casa particular',
    ({ contract }) => contract.domesticWorker,
  ),
  flag('ES_SUELDO_EMPRESARIAL', 'Sueldo empresarial', ({ contract }) => contract.corporateSalary),
  flag('APRENDIZ', 'Contrato de aprendizaje', ({ contract }) => contract.apprentice),
  option(
    'TRABAJO_PESADO',
    'Trabajo pesado',
    { NONE: 'NO', HEAVY: 'PESADO', LESS_HEAVY: 'MENOS_PESADO' },
    ({ contract }) => contract.heavyWork,
  ),
  option(
    'MODO_GRATIFICACION',
    'Forma de la gratificación',
    { NONE: 'NINGUNA', ART_50: 'ART_50', ART_47: 'ART_47', CONVENTIONAL: 'CONVENCIONAL' },
    ({ contract }) => contract.gratification.mode,
  ),
  pesos(
    'GRATIFICACION_PACTADA',
    'Gratificación del art. 47 o convencional',
    ({ contract }) => contract.gratification.amount,
  ),
]

export const personFacts: readonly FactRow[] = [
  number('EDAD', 'Edad al fin del mes', 'años', '120', (input) => monthsClock(input).age),
  option(
    'SEXO',
    'Sexo registral',
    { M: 'HOMBRE', F: 'MUJER', UNKNOWN: 'SIN_DATO', OTHER: 'OTRO' },
    ({ person }) => person.sex,
  ),
  option(
    'ESTADO_PENSION',
    'Estado previsional',
    {
      ACTIVE: 'ACTIVO',
      PENSIONED_ACTIVE: 'PENSIONADO_COTIZA',
      PENSIONED_INACTIVE: 'PENSIONADO_NO_COTIZA',
      ACTIVE_OVER_65: 'ACTIVO_MAYOR_65',
    },
    ({ person }) => person.pensionStatus,
  ),
  flag(
    'SIGUE_COTIZANDO',
    'Pidió seguir cotizando en la AFP',
    ({ person }) => person.keepsContributing,
  ),
  flag(
    'INVALIDEZ_PARCIAL',
    'Pensión de invalidez parcial',
    ({ person }) => person.partialDisability,
  ),
  flag(
    'SUBSIDIO_JOVEN',
    'Subsidio previsional al trabajador joven',
    ({ person }) => person.youngSubsidy,
  ),
  pesos(
    'RENTA_OTRO_EMPLEADOR',
    'Renta imponible de otro empleador',
    ({ person }) => person.otherIncome,
  ),
  option(
    'REGIMEN_PENSION',
    'Régimen de pensión',
    { AFP: 'AFP', IPS: 'IPS', NONE: 'NINGUNO' },
    ({ pension }) => pension.scheme,
  ),
  option(
    'AFP',
    'Administradora de fondos de pensiones',
    { '': 'SIN_AFP', ...Object.fromEntries(withFee().map((code) => [code, code])) },
    ({ pension }) => (pension.afp === 'SIN_AFP' ? '' : pension.afp),
  ),
  percent('TASA_IPS', 'Tasa de la ex caja en el IPS', ({ pension }) => pension.ipsRate),
  option(
    'SISTEMA_SALUD',
    'Sistema de salud',
    { FONASA: 'FONASA', ISAPRE: 'ISAPRE', NONE: 'NINGUNO' },
    ({ health }) => health.system,
  ),
  number('PLAN_UF', 'Plan de isapre en UF', 'UF', '199.9999', ({ health }) => health.planUf),
  pesos('PLAN_PESOS', 'Plan de isapre en pesos', ({ health }) => health.planPesos),
  percent('PLAN_PORCENTAJE', 'Plan de isapre en porcentaje', ({ health }) => health.planPercent),
  flag(
    'SEGURO_CESANTIA',
    'Afiliado al seguro de cesantía',
    ({ unemployment }) => unemployment.insured,
  ),
  number(
    'ANTIGUEDAD_AFC',
    'Años completos de la relación',
    'años',
    '99',
    (input) => monthsClock(input).years,
  ),
  ...saving('apvA', 'APV_A', 'APV régimen A'),
  ...saving('apvB', 'APV_B', 'APV régimen B'),
  ...saving('apvcA', 'APVC_A', 'APV colectivo A'),
  ...saving('apvcB', 'APVC_B', 'APV colectivo B'),
  ...saving('apvcEmployer', 'APVC_EMPLEADOR', 'APV colectivo del empleador'),
  ...saving('account2', 'CUENTA_2', 'Cuenta de ahorro voluntario'),
  option(
    'TRAMO_FAMILIAR',
    'Tramo de asignación familiar',
    { D: 'D', A: 'A', B: 'B', C: 'C', BY_INCOME: 'POR_INGRESO' },
    ({ family }) => family.bracket,
  ),
  pesos(
    'INGRESO_FAMILIAR',
    'Ingreso mensual promedio de enero a junio',
    ({ family }) => family.averageIncome,
  ),
  number('CARGAS_SIMPLES', 'Cargas simples', 'número', '30', ({ family }) => family.simple),
  number('CARGAS_MATERNALES', 'Cargas maternales', 'número', '30', ({ family }) => family.maternal),
  number(
    'CARGAS_INVALIDAS',
    'Cargas por invalidez',
    'número',
    '30',
    ({ family }) => family.disabled,
  ),
]

/** Weeks that a month can touch. */
export const WEEKS = [1, 2, 3, 4, 5, 6] as const

export const monthFacts: readonly FactRow[] = [
  days('DIAS_AUSENCIA', 'Días de ausencia injustificada', (input) => input.days.absence),
  days('DIAS_PERMISO', 'Días de permiso sin sueldo', (input) => input.days.unpaid),
  days('DIAS_LICENCIA', 'Días de licencia médica', (input) => input.days.medical),
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

/** The facts of every payslip, in the order in which they are stored. */
export const factTable: readonly FactRow[] = [...contractFacts, ...personFacts, ...monthFacts]

function withFee(): string[] {
  return afps.map(({ code }) => code).filter((code) => code !== 'SIN_AFP')
}
