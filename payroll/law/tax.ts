import { type Concept, concept, legalDeduction, total, TOTAL_MAX } from '../concept.ts'

const law = 'Ley sobre Impuesto a la Renta, arts. 42 N°1 y 43 N°1'

/** Impuesto único de segunda categoría. */
export const tax: readonly Concept[] = [
  concept({
    code: 'TOPE_REBAJA_SALUD',
    label: 'Tope de la salud que rebaja',
    formula: 'TOPE_IMPONIBLE_UF * UF * TASA_SALUD',
    source: 'SII, oficios 2.988 de 2005 y 2.406 de 2016',
    note: 'El 7% del tope imponible: 6,3 UF en 2026.',
    max: 9_999_999,
  }),
  concept({
    code: 'REBAJA_SALUD',
    label: 'Salud que rebaja el impuesto',
    formula: 'MIN(SI(REBAJA_SOLO_LEGAL; SALUD_LEGAL; SALUD_TOTAL); TOPE_REBAJA_SALUD)',
    source: 'SII, oficios 2.988 de 2005 y 2.406 de 2016',
  }),
  total({
    code: 'TOTAL_TRIBUTABLE',
    label: 'Total tributable',
    formula: 'MAX(0; SUMA(TRIBUTABLE))',
    source: law,
    print: false,
  }),
  concept({
    code: 'BASE_TRIBUTABLE',
    label: 'Base del impuesto',
    formula: `
MAX(0;
  TOTAL_TRIBUTABLE - SUMA(REBAJA_TRIBUTARIA) - REBAJA_SALUD - REBAJA_APV - REBAJA_ZONA_PESOS)`,
    source: law,
    note: 'No rebajan la cuota sindical, los anticipos, los préstamos ni el APV del régimen A.',
    max: TOTAL_MAX,
    print: true,
  }),
  legalDeduction({
    code: 'IMPUESTO_UNICO',
    label: 'Impuesto único',
    formula: `
MAX(0;
  BASE_TRIBUTABLE * TRAMO(TABLA_IMPUESTO_UNICO; BASE_TRIBUTABLE; FACTOR)
    - TRAMO(TABLA_IMPUESTO_UNICO; BASE_TRIBUTABLE; REBAJA))`,
    source: law,
    lre: 3161,
    max: TOTAL_MAX,
  }),
  legalDeduction({
    code: 'IMPUESTO_ADICIONAL',
    label: 'Mayor retención de impuesto solicitada',
    formula: 'IMPUESTO_SOLICITADO * 1',
    source: 'Ley sobre Impuesto a la Renta, art. 88',
    lre: 3163,
  }),
]
