import { type Concept, concept, earning } from '../concept.ts'

/**
 * Which part of the minimum income the week asks for. Art. 44 inc. 3 reduces it only for a short
 * week of thirty hours or less: a week between those and the longest one is owed the whole.
 */
export const partOfMinimum = 'SI(ES_JORNADA_PARCIAL; JORNADA_SEMANAL / JORNADA_MAXIMA; 1)'

const minimumLaw =
  'Código del Trabajo, arts. 42 a, 44 inc. 3, 149 y 151; Dirección del Trabajo, dictamen 827/48 ' +
  'de 2025'

/** Thirty times what the salaries before the last one give for their days. */
const earlierPay = `
    (TRAMO_1_PESOS + TRAMO_1_UF * UF) * MIN(DIAS_PAGADOS; TRAMO_1_DIAS)
    + (TRAMO_2_PESOS + TRAMO_2_UF * UF) * (DIAS_TRAMOS - MIN(DIAS_PAGADOS; TRAMO_1_DIAS))`

/** Pay of the days of the month, those before a change of salary with the salary of then. */
const ofTheDays = `
  SI(FORMA_PAGO = "MENSUAL";
    (${earlierPay} + SUELDO_CONTRATO * (DIAS_PAGADOS - DIAS_TRAMOS)) / 30;
    SI(FORMA_PAGO = "SEMANAL"; SUELDO_CONTRATO * DIAS_PAGADOS / 7;
      SUELDO_CONTRATO * DIAS_JORNAL))`

/** The agreed salary, in pesos of the month, and what its days are worth. */
export const salary: readonly Concept[] = [
  concept({
    code: 'SUELDO_CONTRATO',
    label: 'Sueldo pactado',
    formula: 'SUELDO_PESOS + SUELDO_UF * UF',
    source: 'Código del Trabajo, arts. 10 N°4 y 42 a',
    note: 'El sueldo en UF vale la UF del último día del mes.',
    max: 299_999_999,
  }),
  concept({
    code: 'VALOR_DIA',
    label: 'Valor del día',
    decimals: 2,
    formula: `
SI(FORMA_PAGO = "MENSUAL"; SUELDO_CONTRATO / 30;
  SI(FORMA_PAGO = "SEMANAL"; SUELDO_CONTRATO / 7; SUELDO_CONTRATO))`,
    source: 'Dirección del Trabajo, dictámenes 2499/117 de 1994 y 5308/230 de 1996',
    max: 99_999_999_999,
  }),
  concept({
    code: 'SUELDO_MENSUAL',
    label: 'Sueldo de un mes completo',
    formula: `
SI(FORMA_PAGO = "MENSUAL"; SUELDO_CONTRATO;
  SUELDO_CONTRATO * SI(FORMA_PAGO = "SEMANAL"; 30; 30 * MIN(7; DIAS_SEMANA + 1)) / 7)`,
    source: 'Código del Trabajo, arts. 42 a, 44 y 45',
    note: 'Quien gana por día suma a sus días de la semana el descanso que se le paga.',
    max: 9_999_999_999,
  }),
  concept({
    code: 'DIAS_TRAMOS',
    label: 'Días pagados con sueldos anteriores del mes',
    unit: 'días',
    decimals: 1,
    max: 300,
    formula: 'MIN(DIAS_PAGADOS; TRAMO_1_DIAS + TRAMO_2_DIAS)',
    source: 'Código del Trabajo, arts. 11 y 44',
    note: 'Los días antes del cambio son los del calendario; el último sueldo toma el resto.',
  }),
  concept({
    code: 'SUELDO_TRAMOS',
    label: 'Sueldo de los días anteriores al cambio',
    formula: `(${earlierPay}) / 30`,
    source: 'Código del Trabajo, arts. 11, 42 a y 44',
    note: 'Informativo: el sueldo base suma estos días y los demás antes de redondear.',
    max: 599_999_999,
  }),
  earning({
    code: 'SUELDO_BASE',
    label: 'Sueldo base',
    classes: ['BASE_GRATIFICACION'],
    formula: `
SI(ES_SUELDO_EMPRESARIAL;
  0;${ofTheDays})`,
    source: 'Código del Trabajo, arts. 42 a y 44',
    lre: 2101,
    max: 1_999_999_999,
  }),
  earning({
    code: 'SUELDO_EMPRESARIAL',
    label: 'Sueldo empresarial',
    formula: `
SI(ES_SUELDO_EMPRESARIAL;${ofTheDays};
  0)`,
    source: 'Ley sobre Impuesto a la Renta, art. 31 N°6',
    lre: 2161,
    max: 1_999_999_999,
  }),
  concept({
    code: 'DESCUENTO_AUSENCIAS',
    label: 'Sueldo de los días no trabajados',
    formula: `
SI(FORMA_PAGO = "DIARIA"; 0;
  SUELDO_CONTRATO * (DIAS_CONTRATO - DIAS_PAGADOS) / SI(FORMA_PAGO = "MENSUAL"; 30; 7))`,
    source: 'Código del Trabajo, art. 7; Dirección del Trabajo, dictamen 5308/230 de 1996',
    note: 'Informativo: ya está descontado del sueldo base.',
  }),
  concept({
    code: 'SUELDO_MINIMO_EXIGIBLE',
    label: 'Sueldo mínimo por los días y la jornada',
    formula: `
SI(O(ES_SUELDO_EMPRESARIAL; Y(ART_22; NO(PUERTAS_ADENTRO)));
  0;
  IMM * SI(PUERTAS_ADENTRO; 1; ${partOfMinimum}) * DIAS_PAGADOS / 30)`,
    source: minimumLaw,
    note:
      'Informativo: el ingreso mínimo general, entero sobre treinta horas semanales y en ' +
      'proporción hasta ellas; puertas adentro, entero.',
  }),
  concept({
    code: 'SUELDO_FALTANTE',
    label: 'Lo que falta al sueldo mínimo',
    formula: `
SI(O(ES_SUELDO_EMPRESARIAL; NO(ENTRE(EDAD; IMM_EDAD_DESDE; IMM_EDAD_HASTA)));
  0;
  MAX(0; SUELDO_MINIMO_EXIGIBLE - SUELDO_BASE))`,
    source: 'Código del Trabajo, arts. 42 a y 44',
    note: 'Informativo: no se paga solo. Menores de 18 y mayores de 65 tienen un mínimo menor.',
  }),
  concept({
    code: 'SUELDO_FALTANTE_REDUCIDO',
    label: 'Lo que falta al sueldo mínimo de menores de 18 y mayores de 65',
    formula: `
SI(O(ES_SUELDO_EMPRESARIAL; ENTRE(EDAD; IMM_EDAD_DESDE; IMM_EDAD_HASTA);
    Y(ART_22; NO(PUERTAS_ADENTRO)));
  0;
  MAX(0;
    IMM_REDUCIDO * SI(PUERTAS_ADENTRO; 1; ${partOfMinimum}) * DIAS_PAGADOS / 30
      - SUELDO_BASE))`,
    source: `${minimumLaw}; ley del ingreso mínimo, art. 1`,
    note: 'Informativo: no se paga solo.',
  }),
]
