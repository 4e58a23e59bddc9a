import { catalog, type ValueOf } from '#platform/model/catalog.ts'

/** The papers of a finiquito. */
export const SettlementDocument = catalog('SettlementDocument', {
  SETTLEMENT: 'Finiquito',
  NOTICE: 'Carta de aviso',
  RESIGNATION: 'Carta de renuncia',
})
export type SettlementDocument = ValueOf<typeof SettlementDocument>

/** How the papers of many are kept: one document, or a file for each person. */
export const PapersFormat = catalog('SettlementPapersFormat', {
  PDF: 'Un solo PDF',
  ZIP: 'Un PDF por persona',
})
export type PapersFormat = ValueOf<typeof PapersFormat>
