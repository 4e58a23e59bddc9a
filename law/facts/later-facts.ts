import { days, type FactRow, flag, number, option, percent, pesos, ufs } from './kinds.ts'
import { halfLeaveDays, unpaidHalfDays, unpaidLeaveDays } from './leave.ts'
import { earlierSalary, openEnded, serviceYears } from './derive.ts'

/** Salaries of the first days of the month, when it changes inside. */
const stretches = ([1, 2] as const).flatMap((n): FactRow[] => [
  pesos(`TRAMO_${n}_PESOS`, `Sueldo anterior ${n}, en pesos`, (input) => {
    const { amount, currency } = earlierSalary(input, n)
    return currency === 'CLP' ? amount : 0
  }),
  number(`TRAMO_${n}_UF`, `Sueldo anterior ${n}, en UF`, 'UF', '1999.9999', (input) => {
    const { amount, currency } = earlierSalary(input, n)
    return currency === 'UF' ? amount : 0
  }),
  days(
    `TRAMO_${n}_DIAS`,
    `Días trabajados con el sueldo anterior ${n}`,
    (input) => earlierSalary(input, n).days,
  ),
])

/** How the tax is calculated, and what a court takes besides alimony. */
const taxAndCourt: readonly FactRow[] = [
  option(
    'REGIMEN_IMPUESTO',
    'Régimen del impuesto',
    { GENERAL: 'GENERAL', AGRICULTURAL: 'OBRERO_AGRICOLA', TAXI_DRIVER: 'CHOFER_TAXI' },
    ({ contract }) => contract.taxRegime,
  ),
  option(
    'TABLA_DE_PAGO',
    'Tabla del impuesto',
    {
      MONTHLY: 'MENSUAL',
      FORTNIGHTLY: 'QUINCENAL',
      WEEKLY: 'SEMANAL',
      DAILY: 'DIARIA',
      SHIFT: 'TURNO',
    },
    ({ contract }) => contract.taxPeriod,
  ),
  pesos('EMBARGO_PESOS', 'Embargo ordenado', ({ deductions }) => deductions.seizure.common),
  pesos(
    'EMBARGO_PREFERENTE_PESOS',
    'Embargo ordenado por hurto, defraudación o remuneraciones adeudadas',
    ({ deductions }) => deductions.seizure.privileged,
  ),
  pesos(
    'MANTENCION_PESOS',
    'Asignación para la mantención de la familia',
    ({ deductions }) => deductions.familySupport,
  ),
]

/** Facts that came after payslips were already stored: always at the end, in order of arrival. */
export const laterFacts: readonly FactRow[] = [
  days('DIAS_CARENCIA', 'Días de licencia sin subsidio', unpaidLeaveDays),
  option(
    'MODO_LICENCIA',
    'Lo que hace el empleador en una licencia',
    { NONE: 'NADA', FIRST_DAYS: 'CARENCIA', FULL: 'COMPLETA', DIRECT: 'PAGO_DIRECTO' },
    ({ leave }) => leave.employer,
  ),
  pesos('SUBSIDIO_LICENCIA', 'Subsidio de licencia del mes', ({ leave }) => leave.subsidy),
  pesos(
    'RENTA_ANTES_LICENCIA',
    'Renta imponible del mes anterior a la licencia',
    ({ leave }) => leave.previousPay,
  ),
  number(
    'HORAS_NOCTURNAS',
    'Horas nocturnas con recargo pactado',
    'horas',
    '399.99',
    ({ surcharges }) => surcharges.nightHours,
  ),
  percent('RECARGO_NOCTURNO', 'Recargo nocturno pactado', (input) => input.surcharges.nightPercent),
  number(
    'HORAS_FESTIVO',
    'Horas en festivo con recargo pactado',
    'horas',
    '399.99',
    ({ surcharges }) => surcharges.holidayHours,
  ),
  percent(
    'RECARGO_FESTIVO',
    'Recargo en festivo pactado',
    (input) => input.surcharges.holidayPercent,
  ),
  days(
    'DIAS_JORNAL_DEBIDOS',
    'Días que debió trabajar quien gana por día',
    ({ daily }) => daily.dueDays,
  ),
  days(
    'DIAS_JORNAL_DESCANSO',
    'Domingos y festivos de quien gana por día',
    ({ daily }) => daily.restDays,
  ),
  flag('PUERTAS_ADENTRO', 'Casa particular, puertas adentro', ({ domestic }) => domestic.liveIn),
  number(
    'DIAS_FERIADO',
    'Días corridos de feriado en el mes',
    'días',
    '31.0',
    ({ vacation }) => vacation.days,
  ),
  pesos(
    'VARIABLE_FERIADO',
    'Remuneración variable de los últimos meses trabajados',
    ({ vacation }) => vacation.variablePay,
    '999999999',
  ),
  number(
    'MESES_FERIADO',
    'Meses de esa remuneración variable',
    'meses',
    '3',
    ({ vacation }) => vacation.months,
    '1',
  ),
  ...stretches,
  number(
    'MEDIOS_DIAS',
    'Días sin sueldo, por medios días',
    'días',
    '31.0',
    (input) => input.days.halves,
  ),
  ...taxAndCourt,
  flag(
    'PLAZO_CONVERTIDO',
    'Plazo fijo que la ley ya hace indefinido',
    (input) => openEnded(input).byLaw,
  ),
  days(
    'DIAS_PLAZO_FIJO',
    'Días del mes antes de pasar a indefinido',
    (input) => openEnded(input).daysBefore,
  ),
  number('ANTIGUEDAD', 'Años completos de servicio al fin del mes', 'años', '99', serviceYears),
  percent(
    'EMBARGO_PORCENTAJE',
    'Embargo ordenado, en porcentaje de lo que excede 56 UF',
    ({ deductions }) => deductions.seizure.percent,
  ),
  pesos(
    'EMBARGO_SALDO',
    'Lo que falta de un embargo en porcentaje (cero: sin total)',
    ({ deductions }) => deductions.seizure.balance,
  ),
  number('TURNOS', 'Turnos trabajados', 'número', '99', ({ shifts }) => shifts.here),
  number(
    'TURNOS_DEL_MES',
    'Turnos del mes con todos los empleadores',
    'número',
    '99',
    ({ shifts }) => shifts.ofMonth,
  ),
  ufs('ALIMENTOS_UF', 'Retención judicial en UF', ({ deductions }) => deductions.alimony.uf),
  pesos(
    'PROGRESIVO_ACORDADO',
    'Lo acordado por días progresivos en dinero',
    ({ progressive }) => progressive.agreed,
  ),
  pesos(
    'PROGRESIVO_MINIMO',
    'Lo menos que la ley paga por esos días',
    ({ progressive }) => progressive.least,
  ),
  number(
    'MEDIOS_DIAS_LICENCIA',
    'Días de licencia, por medios días',
    'días',
    '31.0',
    halfLeaveDays,
  ),
  number(
    'MEDIOS_DIAS_CARENCIA',
    'Días de licencia sin subsidio, por medios días',
    'días',
    '31.0',
    unpaidHalfDays,
  ),
]
