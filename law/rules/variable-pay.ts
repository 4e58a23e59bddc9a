import { type Concept, earning } from '../concept.ts'
import { WEEKS } from '../facts/index.ts'

const weekly = WEEKS.map(
  (n) => `
  SI(SEMANA_${n}_DIAS = 0; 0;
    SEMANA_${n}_VARIABLE * SEMANA_${n}_DESCANSOS / MAX(1; SEMANA_${n}_DIAS))`,
).join(' +')

/**
 * What of the law's own pay a vacation averages beside the items of a company (Código del Trabajo,
 * art. 71). The pay of an earlier vacation stands for the variable pay of its days.
 */
export const vacationBase: readonly string[] = [
  'COMISIONES',
  'SEMANA_CORRIDA',
  'VARIABLE_EN_FERIADO',
]

/** Pay that depends on results, and the rest days that daily accrued pay gives a right to. */
export const variablePay: readonly Concept[] = [
  earning({
    code: 'COMISIONES',
    label: 'Comisiones',
    classes: ['BASE_GRATIFICACION'],
    formula: 'COMISIONES_MONTO + VENTAS * TASA_COMISION',
    source: 'Código del Trabajo, art. 42 c',
    lre: 2103,
    max: 10_099_999_999,
  }),
  earning({
    code: 'SEMANA_CORRIDA',
    label: 'Semana corrida',
    classes: ['BASE_GRATIFICACION'],
    formula: weekly.trim(),
    source: 'Código del Trabajo, art. 45; Dirección del Trabajo, dictámenes 60210 y 110/1 de 2009',
    note: 'Variable de la semana ÷ días que debió trabajar × domingos y festivos de la semana.',
    lre: 2104,
    max: 19_999_999_999,
  }),
  earning({
    code: 'VARIABLE_EN_FERIADO',
    label: 'Remuneración variable en feriado',
    classes: ['BASE_GRATIFICACION'],
    formula: 'VARIABLE_FERIADO * DIAS_FERIADO / (30 * MESES_FERIADO)',
    source: 'Código del Trabajo, art. 71',
    note: 'Promedio de los tres últimos meses trabajados, semana corrida incluida, por sus días.',
    lre: 2108,
    max: 1_999_999_999,
  }),
  earning({
    code: 'FERIADO_PROGRESIVO_EN_DINERO',
    label: 'Feriado progresivo en dinero',
    formula: 'MAX(PROGRESIVO_ACORDADO; PROGRESIVO_MINIMO)',
    source: 'Código del Trabajo, arts. 41, 68 inc. 1 y 73 inc. final',
    note:
      'Días progresivos que se pagan por acuerdo: nunca menos que su remuneración del art. 71. ' +
      'Es remuneración: el art. 41 solo exime lo que se paga al terminar el contrato. No es ' +
      'mensual, así que no entra en la base de la gratificación (art. 50).',
    lre: 2123,
    max: 999_999_999,
  }),
  earning({
    code: 'SEMANA_CORRIDA_JORNAL',
    label: 'Semana corrida del jornal',
    classes: ['BASE_GRATIFICACION'],
    formula: `
SI(Y(FORMA_PAGO = "DIARIA"; DIAS_JORNAL_DEBIDOS > 0);
  SUELDO_CONTRATO * DIAS_JORNAL * DIAS_JORNAL_DESCANSO / MAX(1; DIAS_JORNAL_DEBIDOS);
  0)`,
    source: 'Código del Trabajo, art. 45 inc. 1',
    note: 'Lo ganado ÷ días que debió trabajar × domingos y festivos: faltar baja el promedio.',
    lre: 2104,
    max: 19_999_999_999,
  }),
]
