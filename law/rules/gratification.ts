import { type Concept, concept, earning, TOTAL_MAX } from '../concept.ts'
import { dayValue } from './leave.ts'

const source = 'Código del Trabajo, art. 50'

const wholeCap = 'INGRESOS_GRATIFICACION * IMM / 12'
const ownCap = `${wholeCap}
  * SI(TOPE_GRATIFICACION_POR_DIAS;
      (DIAS_TRABAJADOS + SI(GRATIFICACION_EN_LICENCIA; DIAS_DE_LICENCIA; 0)) / 30;
      1)
  * SI(Y(TOPE_GRATIFICACION_POR_HORAS; ES_JORNADA_PARCIAL); JORNADA_SEMANAL / JORNADA_MAXIMA; 1)`

const quarter = `TASA_GRATIFICACION
    * (BASE_GRATIFICABLE
      + SI(Y(GRATIFICACION_EN_LICENCIA; NO(ES_SUELDO_EMPRESARIAL));
        ${dayValue} * DIAS_DE_LICENCIA;
        0))`

/** Monthly gratification: a quarter of the month's pay up to a twelfth of 4,75 minimum incomes. */
export const gratification: readonly Concept[] = [
  concept({
    code: 'BASE_GRATIFICABLE',
    label: 'Remuneraciones que gratifican',
    formula: 'MAX(0; SUMA(BASE_GRATIFICACION))',
    source,
    max: TOTAL_MAX,
  }),
  concept({
    code: 'TOPE_GRATIFICACION',
    label: 'Tope mensual de la gratificación',
    formula: `
SI(CONTRATOS_ANTES = 0;
  ${ownCap};
  MIN(${wholeCap}; TOPE_GRATIFICACION_ANTES + ${ownCap}))`,
    source,
    note: 'Es de la persona y del mes: uno por todos los contratos con el mismo empleador.',
    max: 9_999_999,
  }),
  concept({
    code: 'GRATIFICACION_LEGAL',
    label: 'Gratificación que da el art. 50',
    formula: `
SI(CONTRATOS_ANTES = 0;
  MIN(${quarter}; TOPE_GRATIFICACION);
  MAX(0;
    MIN(TASA_GRATIFICACION * GRATIFICABLE_ANTES + ${quarter}; TOPE_GRATIFICACION)
      - GRATIFICACION_ANTES))`,
    source,
    note:
      'Por ajuste, en un mes con licencia cuenta también el sueldo de esos días. Con varios ' +
      'contratos del mismo empleador es la de todos menos la que ya dieron los anteriores.',
  }),
  earning({
    code: 'GRATIFICACION',
    label: 'Gratificación',
    formula: `
SI(MODO_GRATIFICACION = "ART_50"; GRATIFICACION_LEGAL;
  SI(MODO_GRATIFICACION = "NINGUNA"; 0; GRATIFICACION_PACTADA))`,
    source: 'Código del Trabajo, arts. 46 a 50',
    note: 'La del art. 47 y la convencional son el monto que se ingresa.',
    lre: 2106,
  }),
  concept({
    code: 'GRATIFICACION_FALTANTE',
    label: 'Lo que falta a la gratificación convencional',
    formula: `
SI(MODO_GRATIFICACION = "CONVENCIONAL"; MAX(0; GRATIFICACION_LEGAL - GRATIFICACION_PACTADA); 0)`,
    source: 'Código del Trabajo, arts. 46 y 50',
    note: 'Informativo: la convencional no puede ser menor que la del art. 50.',
  }),
]
