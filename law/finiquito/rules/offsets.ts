import type { Concept } from '../../concept.ts'
import { discount } from '../concept.ts'

/** What is taken from the payment, in the order in which the law asks for it. */
export const offsets: readonly Concept[] = [
  discount({
    code: 'DESCUENTO_AFC',
    label: 'Aporte del empleador al seguro de cesantía',
    formula: `
SI(O(CAUSAL = "NECESIDADES"; CAUSAL = "DESAHUCIO"); MIN(SALDO_AFC; INDEMNIZACION_ANOS); 0)`,
    source: 'Ley 19.728, art. 13',
    note:
      'Solo con el art. 161 y solo contra los años de servicio: la cuenta individual con su ' +
      'rentabilidad, según el certificado de la AFC. El fondo solidario no se imputa.',
  }),
  discount({
    code: 'ALIMENTOS_AVISO',
    label: 'Alimentos: pensión del mes siguiente',
    formula: 'MIN(PENSION_ALIMENTOS; INDEMNIZACION_AVISO)',
    source: 'Ley 14.908, art. 13',
    note: 'Se retiene de la indemnización sustitutiva del aviso y se informa al tribunal.',
    lre: 3186,
  }),
  discount({
    code: 'ALIMENTOS_ANOS',
    label: 'Alimentos: porcentaje de los años de servicio',
    formula: `
(INDEMNIZACION_ANOS + INCREMENTO_INVALIDEZ
  + SI(ALIMENTOS_SIN_PACTO; 0; MEJORA_PACTADA) - DESCUENTO_AFC) * PORCENTAJE_ALIMENTOS`,
    source: 'Ley 14.908, art. 13',
    note:
      'De la indemnización del art. 163, y de la mayor que se hubiere pactado si la empresa no ' +
      'eligió otra cosa en sus ajustes.',
    lre: 3186,
  }),
  discount({
    code: 'ANTICIPOS',
    label: 'Anticipos',
    formula: 'ANTICIPOS_DADOS',
    source: 'Código del Trabajo, arts. 55 y 58',
    lre: 3188,
  }),
  discount({
    code: 'PRESTAMOS',
    label: 'Préstamos del empleador',
    formula: 'PRESTAMOS_DEBIDOS',
    source: 'Código del Trabajo, art. 58',
    note: 'El saldo que la persona reconoce al firmar.',
    lre: 3188,
  }),
  discount({
    code: 'OTROS_DESCUENTOS',
    label: 'Otros descuentos',
    formula: 'OTROS_DEBIDOS',
    source: 'Código del Trabajo, art. 58',
    lre: 3188,
  }),
]
