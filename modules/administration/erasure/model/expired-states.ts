import { stateMachine } from '#platform/model/states.ts'
import { ExpiredState } from './catalogs.ts'

/** Why whoever confirmed a record, or proposed an erasure, is not who approves it. */
export const BY_ANOTHER = 'Lo aprueba otra persona'

const acting = {
  permission: 'privacyRequests.update',
  by: ['other'],
  only: 'Lo que se suprime de usted lo resuelve otra persona',
} as const

/** A machine finds a record whose terms are over; one person confirms it, another approves it. */
export const expiredStates = stateMachine({
  states: ExpiredState,
  tones: {
    COMING: 'neutral',
    DUE: 'warning',
    CONFIRMED: 'accent',
    APPROVED: 'success',
    KEPT: 'primary',
    HELD: 'neutral',
  },
  acts: {
    confirm: {
      ...acting,
      label: 'Confirmar',
      from: ['DUE'],
      to: 'CONFIRMED',
      means:
        'Usted revisó que nada más pide conservar esta ficha. Después la aprueba otra persona. ' +
        'Nada se borra todavía.',
      done: 'Ficha confirmada',
      refusals: { COMING: 'Su plazo no termina todavía' },
    },
    approve: {
      ...acting,
      label: 'Aprobar',
      from: ['CONFIRMED'],
      to: 'APPROVED',
      means:
        'Se borra lo que ninguna norma obliga a conservar de esta persona. Lo demás de su ficha ' +
        'queda, con la razón de cada parte. No se puede deshacer.',
      done: 'Ficha aprobada: se está borrando',
      refusals: { DUE: 'Primero la confirma otra persona' },
    },
    keep: {
      ...acting,
      label: 'Conservar',
      from: ['COMING', 'DUE', 'CONFIRMED', 'HELD'],
      to: 'KEPT',
      needsReason: 'Diga por qué se conserva',
      means: 'Nadie la propone de nuevo hasta ese día, o hasta que alguien retire la conservación.',
      done: 'Ficha conservada',
    },
    release: {
      ...acting,
      label: 'Retirar conservación',
      from: ['KEPT'],
      to: 'COMING',
      means: 'Vuelve a la lista según su plazo: si ya terminó, se confirma y se aprueba.',
      done: 'Conservación retirada',
    },
  },
})
