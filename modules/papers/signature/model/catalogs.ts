import type { LegalKind } from '#modules/papers/documents/model/catalogs.ts'
import { catalog, type ValueOf } from '#platform/model/catalog.ts'

export const SignatureState = catalog('SignatureState', {
  SENT: 'En firma',
  SEALING: 'Sellando',
  SEAL_FAILED: 'Espera el sello',
  COMPLETED: 'Completada',
  REJECTED: 'Rechazada',
  EXPIRED: 'Vencida',
  CANCELLED: 'Cancelada',
  REPLACED: 'Reemplazada',
})
export type SignatureState = ValueOf<typeof SignatureState>

export const SignerState = catalog('SignerState', {
  WAITING: 'Espera su turno',
  PENDING: 'Le toca firmar',
  SIGNED: 'Firmó',
  REJECTED: 'Rechazó',
  EXPIRED: 'Venció',
  CANCELLED: 'Sin firma',
})
export type SignerState = ValueOf<typeof SignerState>

export const SignerRole = catalog('SignerRole', {
  EMPLOYER: 'Por la empresa',
  WORKER: 'La persona',
  THIRD: 'Sin cuenta, por un enlace',
})
export type SignerRole = ValueOf<typeof SignerRole>

/** Who signs first, or alone. */
export const SignatureOrder = catalog('SignatureOrder', {
  EMPLOYER_FIRST: 'Primero la empresa, luego la persona',
  WORKER_FIRST: 'Primero la persona, luego la empresa',
  WORKER_ONLY: 'Solo la persona',
})
export type SignatureOrder = ValueOf<typeof SignatureOrder>

/** The roles of an order, the first one first; others without an account sign before the last. */
export const rolesOf: Readonly<Record<SignatureOrder, readonly SignerRole[]>> = {
  EMPLOYER_FIRST: ['EMPLOYER', 'WORKER'],
  WORKER_FIRST: ['WORKER', 'EMPLOYER'],
  WORKER_ONLY: ['WORKER'],
}

/** The order in which each kind of document is signed, unless whoever sends it says another. */
export const usualOrder: Readonly<Record<LegalKind, SignatureOrder>> = {
  CONTRACT: 'EMPLOYER_FIRST',
  ANNEX: 'EMPLOYER_FIRST',
  PAYSLIP: 'WORKER_ONLY',
  VACATION: 'WORKER_FIRST',
  RIOHS: 'WORKER_ONLY',
  WARNING: 'EMPLOYER_FIRST',
  CERTIFICATE: 'EMPLOYER_FIRST',
  RESIGNATION: 'WORKER_FIRST',
  SETTLEMENT: 'EMPLOYER_FIRST',
  OTHER: 'EMPLOYER_FIRST',
}

/** The lists of requests. */
export const SignatureBox = catalog('SignatureBox', {
  TO_SIGN: 'Por firmar',
  SENT: 'Enviadas',
  COMPLETED: 'Completadas',
  ENDED: 'Rechazadas',
})
export type SignatureBox = ValueOf<typeof SignatureBox>

export const SignatureEventKind = catalog('SignatureEventKind', {
  SENT: 'Se envió a firma',
  VIEWED: 'Abrió el documento',
  AT_PROVIDER: 'Fue a firmar al prestador',
  UNACCEPTED: 'No se aceptó la firma del prestador',
  SIGNED: 'Firmó',
  REJECTED: 'Rechazó',
  EXPIRED: 'Venció el plazo',
  CANCELLED: 'Se canceló',
  REPLACED: 'Se reemplazó',
  SEAL_FAILED: 'No se pudo sellar',
  COMPLETED: 'Se completó',
})
export type SignatureEventKind = ValueOf<typeof SignatureEventKind>

export const ConsentKind = catalog('ConsentKind', {
  GIVEN: 'Acepta',
  REFUSED: 'No acepta',
  REVOKED: 'Retira su aceptación',
})
export type ConsentKind = ValueOf<typeof ConsentKind>
