import type { PrivacyState } from '#modules/administration/privacy/model/catalogs.ts'
import { stateMachine } from '#platform/model/states.ts'
import { ErasureState } from './catalogs.ts'

const acting = {
  permission: 'privacyRequests.update',
  by: ['other'],
  only: 'Lo que se suprime de usted lo resuelve otra persona',
  from: ['PROPOSED'],
} as const

/** One person proposes, another one erases; what is erased does not come back. */
export const erasureStates = stateMachine({
  states: ErasureState,
  tones: { PROPOSED: 'warning', RUNNING: 'accent', DONE: 'success', DISCARDED: 'neutral' },
  acts: {
    erase: {
      ...acting,
      label: 'Aprobar',
      to: 'RUNNING',
      means:
        'Se borra para siempre lo que aquí dice que se suprime. Lo aprueba alguien ' +
        'distinto de quien lo propuso. La persona recibe lo que queda, por qué y hasta cuándo.',
      done: 'Supresión en marcha',
    },
    discard: {
      ...acting,
      label: 'Descartar',
      to: 'DISCARDED',
      needsReason: 'Diga por qué no se suprime',
      means: 'Nada se borra. La solicitud puede proponerse otra vez.',
      done: 'Supresión descartada',
    },
  },
})

/** Why what a request of erasure asks for is not erased, and what to do, by the request's state. */
export function whyNotErased(state: PrivacyState): string {
  const why = reasons[state]
  return why ?? 'Primero se responde la solicitud: se suprime lo que concede'
}

const reasons: Readonly<Partial<Record<PrivacyState, string>>> = {
  DENIED: 'La solicitud se rechazó. Si corresponde suprimir, anote una nueva y concédala.',
  WITHDRAWN: 'La persona retiró su solicitud: nada se suprime.',
  CLAIMED:
    'La persona reclamó ante la Agencia: espere lo que resuelva y cierre el reclamo. Lo que ' +
    'ordene suprimir se pide y se concede con una solicitud nueva.',
  CLOSED:
    'El reclamo está cerrado. Lo que la Agencia ordenó suprimir se pide y se concede con una ' +
    'solicitud nueva.',
}
