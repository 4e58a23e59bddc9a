import type { Concept } from '../../concept.ts'
import { indemnity } from '../concept.ts'

/** What is paid in place of thirty days of notice. */
export const notice: readonly Concept[] = [
  indemnity({
    code: 'INDEMNIZACION_AVISO',
    label: 'Indemnización sustitutiva del aviso previo',
    formula: `
SI(CAUSAL = "LIQUIDACION"; MIN(PROMEDIO_TRES; TOPE_BASE);
  SI(CAUSAL = "AUTODESPIDO"; BASE_TOPADA;
    SI(Y(O(CAUSAL = "NECESIDADES"; CAUSAL = "DESAHUCIO"); NO(AVISO_DADO)); BASE_TOPADA; 0)))`,
    source: 'Código del Trabajo, arts. 161, 162 inc. 4, 163 bis N°2, 171 y 172',
    note:
      'Una remuneración entera aunque falten pocos días de aviso. En la liquidación concursal, ' +
      'el promedio de las tres últimas remuneraciones.',
    lre: 2315,
  }),
]
