import { catalog, type ValueOf } from '#platform/model/catalog.ts'

/** The part of a record that a correction is about: one at a time, as they are edited. */
export const CorrectionPart = catalog('CorrectionPart', {
  CONTACT: 'Contacto y domicilio',
  PERSONAL: 'Datos personales',
  PREVISION: 'Previsión',
  HEALTH: 'Salud',
  SAVINGS: 'Ahorro voluntario',
  FAMILY: 'Cargas y retenciones',
  RELATIVES: 'Grupo familiar',
  FIELDS: 'Otros datos',
})
export type CorrectionPart = ValueOf<typeof CorrectionPart>

/** What is asked about somebody of one's family. */
export const RelativeAct = catalog('RelativeAct', {
  ADD: 'Agregar a alguien',
  CHANGE: 'Corregir sus datos',
  REMOVE: 'Sacar del grupo familiar',
})
export type RelativeAct = ValueOf<typeof RelativeAct>

export const CorrectionStatus = catalog('CorrectionStatus', {
  PENDING: 'Pendiente',
  APPROVED: 'Aprobada',
  REJECTED: 'Rechazada',
  CANCELED: 'Retirada',
})
export type CorrectionStatus = ValueOf<typeof CorrectionStatus>
