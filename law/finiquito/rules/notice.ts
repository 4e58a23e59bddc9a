import type { Concept } from '../../concept.ts'
import { indemnity, step } from '../concept.ts'

const bankruptcy = 'Código del Trabajo, art. 163 bis'

/**
 * What is paid in place of thirty days of notice, and what a liquidator pays for the months of
 * maternal protection that are left: both are not paid together.
 */
export const notice: readonly Concept[] = [
  step({
    code: 'AVISO_CONCURSAL',
    label: 'Aviso de la liquidación concursal',
    formula: 'SI(CAUSAL = "LIQUIDACION"; MIN(PROMEDIO_TRES; TOPE_BASE); 0)',
    source: `${bankruptcy} N°2; art. 172 inc. final`,
    note:
      'El promedio de las tres últimas remuneraciones mensuales devengadas; de dos, o la última, ' +
      'donde no hay más.',
  }),
  step({
    code: 'FUERO_CONCURSAL',
    label: 'Fuero maternal que resta en la liquidación concursal',
    formula: `
SI(CAUSAL = "LIQUIDACION";
  MIN(ULTIMA_DEVENGADA; TOPE_BASE) * MESES_DE_FUERO
    + MIN(ULTIMA_DEVENGADA; TOPE_BASE) * DIAS_DE_FUERO / 30;
  0)`,
    source: `${bankruptcy} N°4; arts. 198, 201 y 172 inc. final; DT, centro de consultas, 104117`,
    note:
      'La última remuneración mensual devengada por cada mes que resta de fuero, sin las semanas ' +
      'con subsidio de quien está en su descanso o permiso. La ley no dice de la fracción de un ' +
      'mes: se paga por sus días.',
    max: 9_999_999_999,
  }),
  indemnity({
    code: 'INDEMNIZACION_FUERO',
    label: 'Indemnización por fuero maternal',
    formula: 'SI(FUERO_CONCURSAL >= AVISO_CONCURSAL; FUERO_CONCURSAL; 0)',
    source: `${bankruptcy} N°4`,
    note:
      'Compatible con los años de servicio y no con el aviso: se paga la mayor de ambas, porque ' +
      'la ley no dice cuál cede.',
    max: 9_999_999_999,
    lre: 2316,
  }),
  indemnity({
    code: 'INDEMNIZACION_AVISO',
    label: 'Indemnización sustitutiva del aviso previo',
    formula: `
SI(CAUSAL = "LIQUIDACION"; SI(FUERO_CONCURSAL < AVISO_CONCURSAL; AVISO_CONCURSAL; 0);
  SI(CAUSAL = "AUTODESPIDO"; BASE_TOPADA;
    SI(Y(O(CAUSAL = "NECESIDADES"; CAUSAL = "DESAHUCIO"); NO(AVISO_DADO)); BASE_TOPADA; 0)))`,
    source: 'Código del Trabajo, arts. 161, 162 inc. 4, 163 bis N°2, 171 y 172',
    note:
      'Una remuneración entera aunque falten pocos días de aviso. En la liquidación concursal, ' +
      'el promedio de las tres últimas remuneraciones, o lo que resta del fuero maternal si es ' +
      'más: ambas no se suman (art. 163 bis N°4).',
    lre: 2315,
  }),
]
