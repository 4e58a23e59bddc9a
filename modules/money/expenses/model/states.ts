import { stateMachine } from '#platform/model/states.ts'
import { ExpenseReportStatus } from './catalogs.ts'

const own = {
  permission: 'expenseReports.update',
  by: ['self'],
  only: 'Lo hace quien rinde',
} as const

const answer = {
  permission: 'expenseApprovals.update',
  by: ['other'],
  only: 'Nadie responde su propia rendición',
  from: ['SUBMITTED', 'CHECKED'],
  refusals: { DRAFT: 'Todavía es un borrador: falta enviarla' },
} as const

/**
 * The way of an expense report: its person sends it, another one answers, or two where its policy
 * says so, and another one pays.
 */
export const reportStates = stateMachine({
  states: ExpenseReportStatus,
  tones: {
    DRAFT: 'neutral',
    SUBMITTED: 'warning',
    CHECKED: 'warning',
    RETURNED: 'accent',
    REJECTED: 'danger',
    APPROVED: 'primary',
    PAID: 'success',
  },
  acts: {
    submit: {
      ...own,
      label: 'Enviar a aprobación',
      from: ['DRAFT', 'RETURNED'],
      to: 'SUBMITTED',
      means: 'Llega a la bandeja de quien aprueba; sus gastos no se cambian mientras tanto.',
      done: 'Rendición enviada',
    },
    withdraw: {
      ...own,
      label: 'Retirar',
      from: ['SUBMITTED'],
      to: 'DRAFT',
      refusals: { CHECKED: 'Ya tiene una aprobación', APPROVED: 'Ya está aprobada' },
      means: 'Vuelve a ser un borrador.',
      done: 'Rendición retirada',
    },
    check: {
      ...answer,
      label: 'Dar la primera aprobación',
      from: ['SUBMITTED'],
      to: 'CHECKED',
      means: 'Falta que otra persona la apruebe.',
      done: 'Primera aprobación dada',
    },
    approve: {
      ...answer,
      label: 'Aprobar',
      to: 'APPROVED',
      means: 'Queda por pagar.',
      done: 'Rendición aprobada',
    },
    return: {
      ...answer,
      label: 'Devolver',
      to: 'RETURNED',
      needsReason: 'Diga qué falta corregir',
      means: 'Su persona la corrige y la envía de nuevo.',
      done: 'Rendición devuelta',
    },
    reject: {
      ...answer,
      label: 'Rechazar',
      to: 'REJECTED',
      needsReason: 'Diga por qué se rechaza',
      means: 'Sus gastos no se pagan ni se rinden de nuevo.',
      done: 'Rendición rechazada',
    },
    pay: {
      label: 'Marcar pagada',
      permission: 'expensePayments.update',
      by: ['other'],
      only: 'Nadie paga su propia rendición',
      from: ['APPROVED'],
      to: 'PAID',
      means: 'Se avisa a su persona.',
      done: 'Rendición pagada',
    },
    reopen: {
      label: 'Volver a revisar',
      permission: 'expensePayments.update',
      by: ['other'],
      only: 'Nadie reabre su propia rendición',
      from: ['APPROVED'],
      to: 'SUBMITTED',
      needsReason: 'Diga por qué vuelve a revisión',
      refusals: { PAID: 'Ya está pagada' },
      means: 'Vuelve a la bandeja de quien aprueba.',
      done: 'Rendición reabierta',
    },
    edit: { ...own, label: 'Editar', from: ['DRAFT', 'RETURNED'] },
    remove: {
      label: 'Eliminar',
      permission: 'expenseReports.delete',
      by: ['self'],
      only: 'Lo hace quien rinde',
      from: ['DRAFT'],
      means: 'Sus gastos quedan sin rendir.',
      done: 'Rendición eliminada',
    },
  },
})

/** The acts that `updateExpenseReportStatus` does, by the state that it asks for. */
export const answerActs = ['approve', 'return', 'reject'] as const
