import { catalog, type ValueOf } from '#platform/model/catalog.ts'

export const AnnexState = catalog('AnnexState', {
  DRAFT: 'Borrador',
  PENDING: 'Por firmar',
  SIGNED: 'Firmado',
  REJECTED: 'Rechazado',
  ANNULLED: 'Anulado',
})
export type AnnexState = ValueOf<typeof AnnexState>
