import { covered } from './derive.ts'
import { days, type FactRow, flag, number, option, pesos } from './kinds.ts'

/** What the contract says. */
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
