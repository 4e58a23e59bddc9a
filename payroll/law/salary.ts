import { type Concept, concept, earning } from '../concept.ts'

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
    code: 'DIAS_TRAMOS',
    label: 'Días trabajados con sueldos anteriores del mes',
    unit: 'días',
    max: 30,
    formula: 'MIN(DIAS_TRABAJADOS; TRAMO_1_DIAS + TRAMO_2_DIAS)',
    source: 'Código del Trabajo, arts. 11 y 44',
    note: 'Los días antes del cambio son los del calendario; el último sueldo toma el resto.',
  }),
  concept({
    code: 'SUELDO_TRAMOS',
    label: 'Sueldo de los días anteriores al cambio',
    formula: `
((TRAMO_1_PESOS + TRAMO_1_UF * UF) * MIN(DIAS_TRABAJADOS; TRAMO_1_DIAS)
  + (TRAMO_2_PESOS + TRAMO_2_UF * UF)
    * MAX(0; DIAS_TRAMOS - MIN(DIAS_TRABAJADOS; TRAMO_1_DIAS))) / 30`,
    source: 'Código del Trabajo, arts. 11, 42 a y 44',
    note: 'Cada sueldo vale por los días en que rigió, en treintavos.',
    max: 599_999_999,
  }),
  earning({
    code: 'SUELDO_BASE',
    label: 'Sueldo base',
    classes: ['BASE_GRATIFICACION'],
    formula: `
SI(ES_SUELDO_EMPRESARIAL;
  0;
  SI(FORMA_PAGO = "MENSUAL";
    SUELDO_TRAMOS + SUELDO_CONTRATO * MAX(0; DIAS_TRABAJADOS - DIAS_TRAMOS - MEDIOS_DIAS) / 30;
    SI(FORMA_PAGO = "SEMANAL"; SUELDO_CONTRATO * DIAS_TRABAJADOS / 7;
      SUELDO_CONTRATO * DIAS_JORNAL)))`,
    source: 'Código del Trabajo, arts. 42 a y 44',
    lre: 2101,
    max: 1_999_999_999,
  }),
  earning({
    code: 'SUELDO_EMPRESARIAL',
    label: 'Sueldo empresarial',
    formula: 'SI(ES_SUELDO_EMPRESARIAL; SUELDO_CONTRATO * DIAS_TRABAJADOS / 30; 0)',
    source: 'Ley sobre Impuesto a la Renta, art. 31 N°6',
    lre: 2161,
  }),
  concept({
    code: 'DESCUENTO_AUSENCIAS',
    label: 'Sueldo de los días no trabajados',
    formula: 'SUELDO_CONTRATO * (DIAS_CONTRATO - DIAS_TRABAJADOS + MEDIOS_DIAS) / 30',
    source: 'Código del Trabajo, art. 7; Dirección del Trabajo, dictamen 5308/230 de 1996',
    note: 'Informativo: ya está descontado del sueldo base.',
  }),
  concept({
    code: 'SUELDO_MINIMO_EXIGIBLE',
    label: 'Sueldo mínimo por los días y la jornada',
    formula: `
SI(Y(ART_22; NO(PUERTAS_ADENTRO));
  0;
  IMM * SI(PUERTAS_ADENTRO; 1; MIN(1; JORNADA_SEMANAL / JORNADA_MAXIMA)) * DIAS_TRABAJADOS / 30)`,
    source: 'Código del Trabajo, arts. 42 a, 44, 149 y 151',
    note: 'Informativo: el ingreso mínimo general; puertas adentro, entero.',
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
    IMM_REDUCIDO * SI(PUERTAS_ADENTRO; 1; MIN(1; JORNADA_SEMANAL / JORNADA_MAXIMA))
        * DIAS_TRABAJADOS / 30
      - SUELDO_BASE))`,
    source: 'Código del Trabajo, art. 44; ley del ingreso mínimo, art. 1',
    note: 'Informativo: no se paga solo.',
  }),
]
