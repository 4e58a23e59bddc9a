import { stateMachine } from '#platform/model/states.ts'
import { LeaveSubsidyState } from './subsidy.ts'

const update = { permission: 'leaveSubsidies.update' } as const
const waiting = ['OPEN', 'CLAIMED', 'PARTIAL', 'APPEALED'] as const

/** From the leave that was paid to the subsidy that is back, or given up. */
export const subsidyStates = stateMachine({
  states: LeaveSubsidyState,
  tones: {
    OPEN: 'warning',
    CLAIMED: 'primary',
    PARTIAL: 'accent',
    RECEIVED: 'success',
    REJECTED: 'danger',
    APPEALED: 'primary',
    LOST: 'neutral',
  },
  acts: {
    edit: { ...update, label: 'Corregir montos', from: [...waiting, 'REJECTED'] },
    claim: {
      ...update,
      label: 'Registrar cobro',
      from: ['OPEN'],
      to: 'CLAIMED',
      done: 'Cobro registrado',
    },
    receivePart: {
      ...update,
      label: 'Registrar devolución',
      from: waiting,
      to: 'PARTIAL',
      done: 'Devolución registrada',
    },
    receive: {
      ...update,
      label: 'Registrar devolución',
      from: waiting,
      to: 'RECEIVED',
      done: 'Devolución registrada',
    },
    reject: {
      ...update,
      label: 'Registrar rechazo',
      from: waiting,
      to: 'REJECTED',
      needsReason: 'Diga por qué la rechazó la institución',
      means: 'La institución no la paga, o no la paga entera.',
      done: 'Rechazo registrado',
    },
    appeal: {
      ...update,
      label: 'Registrar apelación',
      from: ['REJECTED'],
      to: 'APPEALED',
      needsReason: 'Diga ante quién se apeló y con qué',
      means: 'Queda a la espera de su respuesta.',
      done: 'Apelación registrada',
    },
    lose: {
      ...update,
      label: 'Dar por perdida',
      from: [...waiting, 'REJECTED'],
      to: 'LOST',
      needsReason: 'Diga por qué se da por perdida',
      means:
        'Deja de contar en lo que se debe, y el asiento contable lleva a gasto lo que no volvió.',
      done: 'Dada por perdida',
    },
    reopen: {
      ...update,
      label: 'Reabrir',
      from: ['RECEIVED', 'REJECTED', 'LOST'],
      to: 'CLAIMED',
      needsReason: 'Diga por qué se reabre',
      means:
        'Vuelve a contar en lo que se debe; si se había llevado a gasto, el asiento lo devuelve.',
      done: 'Seguimiento reabierto',
    },
  },
})

/** The states in which something is still expected from the institution. */
export const expectedStates: readonly LeaveSubsidyState[] = [...waiting, 'REJECTED']
