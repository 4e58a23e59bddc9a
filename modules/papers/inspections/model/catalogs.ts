import type { LegalKind } from '#modules/papers/documents/model/catalogs.ts'
import { catalog, type ValueOf } from '#platform/model/catalog.ts'

export const InspectionState = catalog('InspectionState', {
  OPEN: 'Abierta',
  EXPIRED: 'Vencida',
  CLOSED: 'Cerrada',
})
export type InspectionState = ValueOf<typeof InspectionState>

export const inspectionTones = {
  OPEN: 'warning',
  EXPIRED: 'neutral',
  CLOSED: 'neutral',
} as const satisfies Record<InspectionState, string>

export const InspectionReadingKind = catalog('InspectionReadingKind', {
  LISTED: 'Vio la lista de documentos',
  OPENED: 'Abrió un documento',
})
export type InspectionReadingKind = ValueOf<typeof InspectionReadingKind>

/**
 * The documents of the employment relationship, which an inspector reads. What the company calls
 * otherwise, such as an evaluation, is no labour document.
 */
export const labourKinds = [
  'CONTRACT',
  'ANNEX',
  'PAYSLIP',
  'VACATION',
  'RIOHS',
  'WARNING',
  'CERTIFICATE',
  'RESIGNATION',
  'SETTLEMENT',
] as const satisfies readonly LegalKind[]
