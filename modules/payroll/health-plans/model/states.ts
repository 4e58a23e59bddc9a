import { stateMachine } from '#platform/model/states.ts'
import { HealthPlanState } from './notice.ts'

const update = { permission: 'healthPlans.update' } as const

/** The states of a notification: applied to the record of its person, or rejected with a reason. */
export const healthPlanStates = stateMachine({
  states: HealthPlanState,
  tones: { PENDING: 'warning', APPLIED: 'success', REJECTED: 'danger' },
  acts: {
    edit: { ...update, label: 'Corregir', from: ['PENDING'] },
    apply: {
      ...update,
      label: 'Aplicar a la ficha',
      from: ['PENDING'],
      to: 'APPLIED',
      means: 'La ficha cambia desde el primer día del mes indicado.',
      done: 'Plan aplicado',
    },
    reject: {
      ...update,
      label: 'Rechazar',
      from: ['PENDING'],
      to: 'REJECTED',
      needsReason: 'Diga por qué se rechaza',
      means: 'La ficha queda como está.',
      done: 'Notificación rechazada',
    },
    undo: {
      ...update,
      label: 'Deshacer',
      from: ['APPLIED'],
      to: 'PENDING',
      needsReason: 'Diga por qué se deshace',
      means: 'La ficha vuelve a decir lo que decía antes, y la notificación queda pendiente.',
      done: 'La ficha volvió a como estaba',
    },
    retake: {
      ...update,
      label: 'Volver a pendiente',
      from: ['REJECTED'],
      to: 'PENDING',
      means: 'Se podrá aplicar otra vez.',
      done: 'Notificación pendiente',
    },
  },
})
