import { catalog, type ValueOf } from '#platform/model/catalog.ts'

/** The part of a record that a correction is about: one at a time, as they are edited. */
export const CorrectionPart = catalog('CorrectionPart', {
  CONTACT: 'Contacto y domicilio',
  PERSONAL: 'Datos personales',
  PREVISION: 'Previsión',
  HEALTH: 'Salud',
  SAVINGS: 'Ahorro voluntario',
  FAMILY: 'Cargas y retenciones',
})
export type CorrectionPart = ValueOf<typeof CorrectionPart>

export const CorrectionStatus = catalog('CorrectionStatus', {
  PENDING: 'Pendiente',
  APPROVED: 'Aprobada',
  REJECTED: 'Rechazada',
  CANCELED: 'Retirada',
})
export type CorrectionStatus = ValueOf<typeof CorrectionStatus>
