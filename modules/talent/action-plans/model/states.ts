import { stateMachine } from '#platform/model/states.ts'
import { PlanApproval, PlanCompleteness } from './catalogs.ts'

const answer = {
  permission: 'actionPlanApprovals.update',
  by: ['other'],
  only: 'Nadie responde su propio plan de acción',
  from: ['PENDING'],
} as const

const alive = ['DRAFT', 'PENDING', 'APPROVED', 'REJECTED'] as const

/** The approval of a plan: its person or who wrote it sends it, another person answers. */
export const approvalStates = stateMachine({
  states: PlanApproval,
  tones: {
    DRAFT: 'neutral',
    PENDING: 'warning',
    APPROVED: 'success',
    REJECTED: 'danger',
    CANCELED: 'neutral',
  },
  ownStopped: 'Un plan aprobado lo anula otra persona',
  acts: {
    submit: {
      label: 'Enviar a aprobación',
      permission: 'actionPlans.update',
      from: ['DRAFT', 'REJECTED'],
      to: 'PENDING',
      refusals: { APPROVED: 'Ya está aprobado' },
      means: 'Llega a la bandeja de quien lo aprueba.',
      done: 'Plan enviado a aprobación',
    },
    approve: {
      ...answer,
      label: 'Aprobar',
      to: 'APPROVED',
      refusals: { DRAFT: 'Todavía es un borrador: falta enviarlo a aprobación' },
      means: 'Su ponderación cuenta desde ahora: las aprobadas suman 100 a lo más.',
      done: 'Plan aprobado',
    },
    reject: {
      ...answer,
      label: 'Rechazar',
      to: 'REJECTED',
      needsReason: 'Diga por qué se rechaza',
      means: 'Se puede corregir y enviar de nuevo.',
      done: 'Plan rechazado',
    },
    edit: {
      label: 'Editar',
      permission: 'actionPlans.update',
      from: alive,
    },
    weigh: {
      label: 'Ponderar',
      permission: 'actionPlanApprovals.update',
      by: ['other'],
      only: 'Nadie pondera su propio plan de acción',
      from: alive,
      means: 'Un plan aprobado vuelve a aprobarse con su nueva ponderación.',
      done: 'Ponderación guardada',
    },
    assign: {
      label: 'Cambiar supervisor',
      permission: 'actionPlanApprovals.update',
      by: ['other'],
      only: 'Nadie nombra al supervisor de su propio plan de acción',
      from: alive,
      done: 'Supervisor cambiado',
    },
    cancel: {
      label: 'Anular',
      permission: 'actionPlans.update',
      from: alive,
      ownFrom: ['DRAFT', 'PENDING', 'REJECTED'],
      to: 'CANCELED',
      needsReason: 'Diga por qué se anula',
      means: 'Deja de contar y no vuelve a abrirse.',
      done: 'Plan anulado',
    },
    remove: {
      label: 'Eliminar',
      permission: 'actionPlans.delete',
      from: ['DRAFT'],
      refusals: {
        PENDING: 'Solo se elimina un borrador: anúlelo',
        APPROVED: 'Solo se elimina un borrador: anúlelo',
        REJECTED: 'Solo se elimina un borrador: anúlelo',
      },
      means: 'Se elimina con sus hitos. Queda en la auditoría.',
      done: 'Plan eliminado',
    },
  },
})

/** The acts that `updateActionPlanApprovalStatus` does, by the state that it asks for. */
export const approvalActs = ['submit', 'approve', 'reject', 'cancel'] as const

/** The progress of a plan. Its milestones move it by themselves; these are the acts by hand. */
export const completenessStates = stateMachine({
  states: PlanCompleteness,
  tones: {
    PENDING: 'neutral',
    IN_PROGRESS: 'accent',
    COMPLETE: 'success',
    CANCELED: 'neutral',
  },
  acts: {
    start: {
      label: 'Comenzar',
      permission: 'actionPlanProgress.update',
      from: ['PENDING'],
      to: 'IN_PROGRESS',
      refusals: { COMPLETE: 'Está completo: reabra un hito o baje su avance' },
      done: 'Plan en curso',
    },
    complete: {
      label: 'Completar',
      permission: 'actionPlanProgress.update',
      from: ['PENDING', 'IN_PROGRESS'],
      to: 'COMPLETE',
      means: 'Queda en 100 %.',
      done: 'Plan completo',
    },
    progress: {
      label: 'Anotar avance',
      permission: 'actionPlanProgress.update',
      from: ['PENDING', 'IN_PROGRESS', 'COMPLETE'],
      done: 'Avance guardado',
    },
  },
})

export const completenessActs = ['start', 'complete'] as const
