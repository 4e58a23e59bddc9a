import type { Concept } from '../../concept.ts'
import { indemnity, step } from '../concept.ts'

const source = 'Código del Trabajo, arts. 163 inc. 3 y 23 transitorio; Ley 21.122'

/** Time served in a work or task that ends. */
export const work: readonly Concept[] = [
  step({
    code: 'MESES_DE_OBRA',
    label: 'Meses y fracción superior a quince días',
    unit: 'meses',
    max: 1200,
    formula: `
SI(MESES_SERVICIO < 1; 0;
  MESES_SERVICIO + SI(DIAS_RESTO > DIAS_DE_FRACCION_OBRA; 1; 0))`,
    source,
    note: 'El contrato debe haber regido un mes.',
  }),
  step({
    code: 'DIAS_POR_MES_DE_OBRA',
    label: 'Días de remuneración por mes de obra',
    unit: 'días',
    decimals: 1,
    max: 25,
    formula: 'TRAMO(TABLA_OBRA; FECHA_CONTRATO; DIAS)',
    source,
    note: 'Según el día en que se celebró el contrato.',
  }),
  indemnity({
    code: 'INDEMNIZACION_OBRA',
    label: 'Indemnización por tiempo servido',
    formula: `
SI(CAUSAL = "OBRA"; BASE_TOPADA * DIAS_POR_MES_DE_OBRA * MESES_DE_OBRA / 30; 0)`,
    source,
    lre: 2314,
  }),
]
