import { catalog, type ValueOf } from '#platform/model/catalog.ts'

/** The papers of a finiquito. */
export const SettlementDocument = catalog('SettlementDocument', {
  SETTLEMENT: 'Finiquito',
  NOTICE: 'Carta de aviso',
  RESIGNATION: 'Carta de renuncia',
})
export type SettlementDocument = ValueOf<typeof SettlementDocument>
