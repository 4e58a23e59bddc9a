import { stateMachine } from '#platform/model/states.ts'
import { PrivacyState } from './catalogs.ts'

const answering = {
  permission: 'privacyRequests.update',
  by: ['other'],
  only: 'Su propia solicitud la responde otra persona',
} as const

const own = {
  permission: 'privacyRequests.create',
  by: ['self'],
  only: 'Lo hace quien la pidió',
} as const

const answer = { ...answering, from: ['IN_PROGRESS'] } as const

const answered = { GRANTED: 'Ya tiene respuesta', PARTLY: 'Ya tiene respuesta' } as const

/** The states of a request: its person asks, withdraws and claims; another one answers. */
export const privacyStates = stateMachine({
  states: PrivacyState,
  tones: {
    RECEIVED: 'warning',
    VERIFYING: 'warning',
    IN_PROGRESS: 'warning',
    GRANTED: 'success',
    PARTLY: 'success',
    DENIED: 'danger',
    CLAIMED: 'danger',
    CLOSED: 'neutral',
    WITHDRAWN: 'neutral',
  },
  acts: {
    acknowledge: {
      ...answering,
      label: 'Acusar recibo',
      from: ['RECEIVED'],
      to: 'VERIFYING',
      means: 'La persona sabe que se recibió y hasta cuándo se responde. Falta comprobar quién es.',
      done: 'Recibo acusado',
    },
    begin: {
      ...answering,
      label: 'Identidad comprobada',
      from: ['VERIFYING'],
      to: 'IN_PROGRESS',
      means: 'Queda dicho cómo se comprobó que quien pide es la persona.',
      done: 'Solicitud en curso',
    },
    grant: {
      ...answer,
      label: 'Conceder',
      to: 'GRANTED',
      means: 'La persona recibe la respuesta.',
      done: 'Solicitud concedida',
    },
    partly: {
      ...answer,
      label: 'Conceder en parte',
      to: 'PARTLY',
      needsReason: 'Diga qué no se concede y por qué',
      means:
        'La respuesta dice qué no se concede, por qué, y hasta cuándo reclamar ante la Agencia.',
      done: 'Solicitud concedida en parte',
    },
    deny: {
      ...answer,
      label: 'Rechazar',
      to: 'DENIED',
      needsReason: 'Diga por qué se rechaza: la ley pide el fundamento',
      means:
        'La respuesta dice por qué, y que hay 30 días hábiles para reclamar ante la Agencia de ' +
        'Protección de Datos Personales.',
      done: 'Solicitud rechazada',
    },
    extend: {
      ...answering,
      label: 'Prorrogar',
      from: ['RECEIVED', 'VERIFYING', 'IN_PROGRESS'],
      means: 'Una sola vez, por 30 días corridos a lo más. La persona recibe el motivo.',
      done: 'Plazo prorrogado',
    },
    answerBlock: {
      ...answering,
      label: 'Responder el bloqueo',
      from: ['RECEIVED', 'VERIFYING', 'IN_PROGRESS'],
      means:
        'Se responde en 2 días hábiles, antes que el resto de la solicitud. Concedido, nadie más ' +
        've esos datos hasta que la solicitud termine; los pagos y los trámites siguen.',
      done: 'Bloqueo respondido',
    },
    claim: {
      ...own,
      label: 'Reclamé ante la Agencia',
      from: ['PARTLY', 'DENIED'],
      to: 'CLAIMED',
      means: 'Queda dicho a la empresa que la Agencia conoce su reclamo.',
      done: 'Reclamo anotado',
    },
    close: {
      ...answering,
      label: 'Cerrar el reclamo',
      from: ['CLAIMED'],
      to: 'CLOSED',
      needsReason: 'Diga qué resolvió la Agencia y qué se hizo',
      means: 'La Agencia resolvió, y se hizo lo que ordenó.',
      done: 'Reclamo cerrado',
    },
    withdraw: {
      ...own,
      label: 'Retirar solicitud',
      from: ['RECEIVED', 'VERIFYING', 'IN_PROGRESS'],
      to: 'WITHDRAWN',
      refusals: { ...answered, DENIED: 'Ya tiene respuesta' },
      means: 'Nadie la responde. Puede volver a pedirlo cuando quiera.',
      done: 'Solicitud retirada',
    },
  },
})
