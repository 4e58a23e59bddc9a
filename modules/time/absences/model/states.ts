import { stateMachine } from '#platform/model/states.ts'
import { RequestStatus } from './catalogs.ts'

const answer = {
  permission: 'absenceResponses.update',
  by: ['other'],
  only: 'No puede responder su propia solicitud',
} as const

/**
 * The states of an absence, and who may move it from one to another. People request their own
 * absences, change them while nobody has answered, and withdraw them; every other act needs another
 * person, whatever their role.
 */
export const absenceStates = stateMachine({
  states: RequestStatus,
  // Pending grey, rejected red, approved green (product specification).
  tones: { PENDING: 'neutral', APPROVED: 'success', REJECTED: 'danger', CANCELED: 'neutral' },
  ownStopped: 'Es su ausencia y ya tiene respuesta: la cambia otra persona',
  acts: {
    approve: {
      ...answer,
      label: 'Aprobar',
      from: ['PENDING', 'REJECTED'],
      to: 'APPROVED',
      means: 'Desde ahora cuenta en la liquidación.',
      done: 'Ausencia aprobada',
    },
    reject: {
      ...answer,
      label: 'Rechazar',
      from: ['PENDING', 'APPROVED'],
      to: 'REJECTED',
      needsReason: 'Diga por qué se rechaza',
      means: 'No cuenta en la liquidación.',
      done: 'Ausencia rechazada',
    },
    cancel: {
      label: 'Anular',
      permission: 'absenceResponses.update',
      from: ['PENDING', 'APPROVED'],
      ownFrom: ['PENDING'],
      to: 'CANCELED',
      means: 'Deja de contar en la liquidación.',
      done: 'Ausencia anulada',
    },
    withdraw: {
      label: 'Retirar solicitud',
      permission: 'absences.create',
      by: ['self', 'asker'],
      only: 'Retira una solicitud quien la pidió',
      from: ['PENDING'],
      to: 'CANCELED',
      refusals: { APPROVED: 'Ya tiene respuesta', REJECTED: 'Ya tiene respuesta' },
      means: 'Nadie la ha respondido todavía: queda anulada y los días vuelven a estar libres.',
      done: 'Solicitud retirada',
    },
    edit: {
      label: 'Modificar',
      permission: 'absences.update',
      from: ['PENDING', 'APPROVED'],
      ownFrom: ['PENDING'],
      refusals: { REJECTED: 'Está rechazada: registre una nueva' },
      done: 'Ausencia guardada',
    },
    correct: {
      label: 'Modificar',
      permission: 'absences.create',
      by: ['self', 'asker'],
      only: 'Modifica una solicitud quien la pidió',
      from: ['PENDING'],
      refusals: { APPROVED: 'Ya tiene respuesta', REJECTED: 'Ya tiene respuesta' },
      means: 'Quien responde lee que cambió.',
      done: 'Solicitud modificada',
    },
    remove: {
      label: 'Eliminar',
      permission: 'absences.delete',
      from: ['PENDING', 'APPROVED', 'REJECTED', 'CANCELED'],
      ownFrom: ['PENDING'],
      means: 'Deja de contar en la liquidación. La auditoría la conserva.',
      done: 'Ausencia eliminada',
    },
  },
})

export type AbsenceAct = keyof typeof absenceStates.acts

/** The answers to a request, in the order in which they are offered. */
export const absenceAnswers = ['approve', 'reject', 'cancel'] as const
