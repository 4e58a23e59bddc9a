import { catalog, type ValueOf } from '#platform/model/catalog.ts'

/** How a person signs (Ley 19.799, art. 2). */
export const SignatureLevel = catalog('SignatureLevel', {
  SIMPLE: 'Firma simple',
  ADVANCED: 'Firma avanzada',
})
export type SignatureLevel = ValueOf<typeof SignatureLevel>

/** What each level is, in one sentence. */
export const levelMeans: Readonly<Record<SignatureLevel, string>> = {
  SIMPLE: 'Cada persona firma aquí con la clave que ella misma puso.',
  ADVANCED:
    'Cada persona firma con el certificado que le dio un prestador acreditado, y hace plena ' +
    'prueba (Ley 19.799, art. 5).',
}

/** How far the signature is that somebody went to give at the provider. */
export const AdvancedState = catalog('AdvancedState', {
  PREPARING: 'Se prepara',
  WAITING: 'Espera al prestador',
  CANCELLING: 'Se cancela',
  ACCEPTED: 'Aceptada',
  REFUSED: 'No aceptada',
  REJECTED: 'Rechazada',
  EXPIRED: 'Vencida',
  CANCELLED: 'Cancelada',
})
export type AdvancedState = ValueOf<typeof AdvancedState>
