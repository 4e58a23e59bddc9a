import { stateMachine } from '#platform/model/states.ts'
import { SignatureState, type SignerState } from './catalogs.ts'

const ENDED = {
  SEALING: 'Este documento ya fue firmado',
  SEAL_FAILED: 'Este documento ya fue firmado: espera el sello de la empresa',
  COMPLETED: 'Este documento ya fue firmado',
  REJECTED: 'La firma de este documento fue rechazada',
  EXPIRED: 'Venció el plazo para firmar este documento',
  CANCELLED: 'La firma de este documento se canceló',
  REPLACED: 'Este documento fue reemplazado: firme el nuevo',
} as const

/** What is said where a reason is missing. */
export const WHY = {
  reject: 'Diga por qué rechaza, en diez letras o más',
  cancel: 'Diga por qué se cancela',
  replace: 'Diga qué se corrigió',
} as const

/** The states of a request for signatures; the database refuses any other way between them. */
export const signatureStates = stateMachine({
  states: SignatureState,
  tones: {
    SENT: 'warning',
    SEALING: 'primary',
    SEAL_FAILED: 'warning',
    COMPLETED: 'success',
    REJECTED: 'danger',
    EXPIRED: 'danger',
    CANCELLED: 'neutral',
    REPLACED: 'neutral',
  },
  acts: {
    sign: {
      label: 'Firmar',
      permission: 'digitalSignature.read',
      from: ['SENT'],
      refusals: ENDED,
      done: 'Documento firmado',
    },
    reject: {
      label: 'Rechazar',
      permission: 'digitalSignature.read',
      from: ['SENT'],
      to: 'REJECTED',
      needsReason: WHY.reject,
      refusals: ENDED,
      means: 'Nadie más firma este documento, y quien lo envió lee su motivo.',
      done: 'Firma rechazada',
    },
    remind: {
      label: 'Recordar',
      permission: 'digitalSignature.update',
      from: ['SENT'],
      refusals: ENDED,
      means: 'Quien tiene el turno recibe un aviso, uno por día.',
      done: 'Recordatorio enviado',
    },
    replace: {
      label: 'Corregir y reenviar',
      permission: 'digitalSignature.create',
      from: ['SENT', 'REJECTED', 'EXPIRED'],
      to: 'REPLACED',
      needsReason: WHY.replace,
      refusals: ENDED,
      means: 'Las firmas de este documento quedan sin efecto, y quienes firman lo sabrán.',
      done: 'Documento corregido y enviado a firma',
    },
    cancel: {
      label: 'Cancelar la firma',
      permission: 'digitalSignature.update',
      from: ['SENT'],
      to: 'CANCELLED',
      needsReason: WHY.cancel,
      refusals: ENDED,
      means: 'El documento vuelve a estar emitido y se puede enviar otra vez.',
      done: 'Firma cancelada',
    },
  },
})

/** How each state of a signer is drawn. */
export const signerTones = {
  WAITING: 'neutral',
  PENDING: 'warning',
  SIGNED: 'success',
  REJECTED: 'danger',
  EXPIRED: 'danger',
  CANCELLED: 'neutral',
} as const satisfies Record<SignerState, string>
