import { type Concept, concept, earningClasses } from '../concept.ts'

const law = 'DFL 150 de 1981, arts. 2 y 12; SUSESO, dictámenes 328 de 1986 y 1968 de 1988'

/** What a bracket pays, read from the table by an income that falls in it. */
const byIncome = 'TRAMO(TABLA_ASIGNACION_FAMILIAR; INGRESO_FAMILIAR; MONTO)'
const letters = ['A', 'B', 'C'] as const
const amountOf = letters.reduceRight<string>(
  (rest, letter) => `SI(TRAMO_FAMILIAR = "${letter}"; ASIGNACION_${letter}; ${rest})`,
  `SI(Y(TRAMO_FAMILIAR = "POR_INGRESO"; INGRESO_FAMILIAR > 0); ${byIncome}; 0)`,
)

/** The first days of a leave are paid by nobody, unless the employer makes taxable pay of them. */
const paidFirstDays = `
SI(O(Y(ASIGNACION_CON_CARENCIA; NO(ASIGNACION_SIN_LICENCIA));
    Y(COMPLEMENTO_IMPONIBLE; O(MODO_LICENCIA = "CARENCIA"; MODO_LICENCIA = "COMPLETA")));
  DIAS_CARENCIA * 1; 0)`

/**
 * Days with taxable pay, and those whose subsidy the employer pays the allowance of. A day of which
 * a leave takes half has taxable pay, and counts once.
 */
const paidDays = `
MIN(30;
  DIAS_TRABAJADOS + SI(ASIGNACION_SIN_LICENCIA; 0; MAX(0; DIAS_LICENCIA - DIAS_CARENCIA))
    + ${paidFirstDays})`

/** Of all contracts with the employer: days one after the other, hours of those at once. */
const allDays = `MIN(30; ${paidDays} + DIAS_ASIGNACION_ANTES)`
const allHours = '(JORNADA_SEMANAL + HORAS_ANTES)'

const allowanceOf = (days: string, hours: string, isPartTime: string) => `
MONTO_CARGA * UNIDADES_CARGA
  * SI(${days} >= DIAS_ASIGNACION_COMPLETA; 1; ${days} / 30)
  * SI(Y(ASIGNACION_POR_HORAS; ${isPartTime}); ${hours} / JORNADA_MAXIMA; 1)`

export const familyAllowance: readonly Concept[] = [
  concept({
    code: 'MONTO_CARGA',
    label: 'Asignación familiar por carga',
    formula: amountOf,
    source: law,
    note: 'El tramo D, o quien no acreditó su ingreso, no recibe monto.',
    max: 999_999,
  }),
  concept({
    code: 'UNIDADES_CARGA',
    label: 'Cargas, las de invalidez por dos',
    unit: 'número',
    formula: 'CARGAS_SIMPLES + CARGAS_MATERNALES + 2 * CARGAS_INVALIDAS',
    source: law,
    max: 120,
  }),
  concept({
    code: 'ASIGNACION_FAMILIAR',
    label: 'Asignación familiar',
    category: 'ASSIGNATION',
    classes: earningClasses.none,
    formula: `
SI(CONTRATOS_ANTES = 0;
  ${allowanceOf(paidDays, 'JORNADA_SEMANAL', 'ES_JORNADA_PARCIAL')};
  MAX(0;
    ${allowanceOf(allDays, allHours, `Y(NO(ART_22); ${allHours} <= JORNADA_PARCIAL)`)}
      - ASIGNACION_ANTES))`,
    source: law,
    note:
      'Con 25 días o más de remuneración imponible o subsidio se paga entera; con menos, por ' +
      'treintavos. Los días de carencia que nadie paga no cuentan. Se paga una vez al mes por ' +
      'todos los contratos con el empleador.',
    lre: 2311,
  }),
]
