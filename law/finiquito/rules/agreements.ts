import type { Concept } from '#law/concept.ts'
import { discount, payment, step } from '../concept.ts'

const law = 'Ley sobre Impuesto a la Renta, art. 17 N°13; Código del Trabajo, art. 178'

/** What the parties agreed over the law, and the part of it that is income. */
export const agreed: readonly Concept[] = [
  payment({
    code: 'INDEMNIZACION_VOLUNTARIA',
    label: 'Indemnización voluntaria o contractual',
    formula: 'MONTO_VOLUNTARIO',
    source: `${law} inc. 2`,
    lre: 2417,
  }),
  step({
    code: 'NO_RENTA_ART_17',
    label: 'Parte de lo pactado que no es renta',
    formula: `
MIN(INDEMNIZACION_VOLUNTARIA + MEJORA_PACTADA;
  MAX(0; PROMEDIO_24 * ANOS_CON_FRACCION - SUMA(INDEMNIZACION_LEGAL)))`,
    source: law,
    note:
      'Un mes del promedio reajustado de 24 meses por año y fracción superior a seis meses, ' +
      'menos las indemnizaciones legales.',
    max: 1_999_999_998,
  }),
  step({
    code: 'RENTA_AFECTA',
    label: 'Parte de lo pactado que es renta',
    formula: 'INDEMNIZACION_VOLUNTARIA + MEJORA_PACTADA - NO_RENTA_ART_17',
    source: law,
    max: 1_999_999_998,
  }),
  discount({
    code: 'IMPUESTO_INDEMNIZACION',
    label: 'Impuesto de la indemnización',
    category: 'LEGAL_DEDUCTION',
    formula: 'IMPUESTO_ART_46',
    source: 'Ley sobre Impuesto a la Renta, arts. 42 N°1, 45 y 46',
    note: 'La parte que es renta se reparte en los meses en que se devengó, hasta doce.',
    lre: 3162,
  }),
]
