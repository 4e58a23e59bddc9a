import { catalog, type ValueOf } from '#platform/model/catalog.ts'

export const CompanyCertificateKind = catalog('CompanyCertificateKind', {
  OWN: 'De la empresa',
  DEMO: 'De demostración, sin valor legal',
})
export type CompanyCertificateKind = ValueOf<typeof CompanyCertificateKind>

/** Whether a razón social seals what its people sign, and whether it can today. */
export const CertificateStanding = catalog('CertificateStanding', {
  NONE: 'Sin certificado',
  VALID: 'Vigente',
  ENDING: 'Por vencer',
  EXPIRED: 'Vencido',
  UNREADABLE: 'No se puede abrir',
})
export type CertificateStanding = ValueOf<typeof CertificateStanding>
