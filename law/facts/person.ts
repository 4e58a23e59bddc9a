import { afps } from '#chile/catalogues.ts'
import { ageOf, yearsOf } from './derive.ts'
import { type FactRow, flag, number, option, percent, pesos, saving } from './kinds.ts'

/** Who the person is for social security: age, pension, health, savings, family. */
export const personFacts: readonly FactRow[] = [
  number('EDAD', 'Edad al fin del mes', 'años', '120', ageOf),
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
  flag('SEGURO_CESANTIA', 'Tiene seguro de cesantía', ({ unemployment }) => unemployment.insured),
  number('ANTIGUEDAD_AFC', 'Años de la relación para el seguro de cesantía', 'años', '99', yearsOf),
  ...saving('apvA', 'APV_A', 'APV régimen A'),
  ...saving('apvB', 'APV_B', 'APV régimen B'),
  ...saving('apvcA', 'APVC_A', 'APV colectivo A'),
  ...saving('apvcB', 'APVC_B', 'APV colectivo B'),
  ...saving('apvcEmployer', 'APVC_EMPLEADOR', 'APV colectivo del empleador'),
  ...saving('account2', 'CUENTA_2', 'Cuenta de ahorro voluntario'),
  ...saving('affiliate', 'AFILIADO_VOLUNTARIO', 'Cotización de un afiliado voluntario'),
  ...saving('affiliateSaving', 'AFILIADO_AHORRO', 'Ahorro de un afiliado voluntario'),
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

function withFee(): string[] {
  return afps.map(({ code }) => code).filter((code) => code !== 'SIN_AFP')
}
