import { stateMachine } from '#platform/model/states.ts'
import { CorrectionStatus } from './catalogs.ts'

const answer = {
  permission: 'corrections.update',
  by: ['other'],
  only: 'No puede responder su propia solicitud',
  from: ['PENDING'],
} as const

/** The states of a proposed correction: its person proposes and withdraws, another one answers. */
export const correctionStates = stateMachine({
  states: CorrectionStatus,
  tones: { PENDING: 'neutral', APPROVED: 'success', REJECTED: 'danger', CANCELED: 'neutral' },
  acts: {
    approve: {
      ...answer,
      label: 'Aprobar',
      to: 'APPROVED',
      means: 'La ficha cambia desde el día indicado.',
      done: 'Ficha corregida',
    },
    reject: {
      ...answer,
      label: 'Rechazar',
      to: 'REJECTED',
      needsReason: 'Diga por qué se rechaza',
      means: 'La ficha queda como está.',
      done: 'Corrección rechazada',
    },
    withdraw: {
      label: 'Retirar solicitud',
      permission: 'corrections.create',
      by: ['self'],
      only: 'La retira quien la pidió',
      from: ['PENDING'],
      to: 'CANCELED',
      refusals: { APPROVED: 'Ya tiene respuesta', REJECTED: 'Ya tiene respuesta' },
      means: 'Nadie la ha respondido todavía: la ficha queda como está.',
      done: 'Solicitud retirada',
    },
  },
})

export const correctionAnswers = ['approve', 'reject'] as const
