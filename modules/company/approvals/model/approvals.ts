import { catalog, type ValueOf } from '#platform/model/catalog.ts'

/** What one person asks for or enters and another one answers, in the order of the filter. */
export const ApprovalKind = catalog('ApprovalKind', {
  VACATION: 'Vacaciones',
  ABSENCE: 'Ausencias',
  VACATION_COMPENSATION: 'Feriado progresivo en dinero',
  PIECEWORK: 'Tratos',
  DATA_CORRECTION: 'Correcciones de datos',
  PAYSLIP_DISPUTE: 'Reclamos de liquidación',
  PAYROLL_CLOSING: 'Cierres de mes',
  INDICATOR: 'Indicadores',
  PAYMENT_LIST: 'Nóminas de pago',
  PAYMENT_LIMIT: 'Montos con segunda persona',
})
export type ApprovalKind = ValueOf<typeof ApprovalKind>

/** Whether a kind is accepted with words, and so on the screen of what it is about. */
export const acceptsWithWords = (kind: ApprovalKind): boolean => kind === 'PAYSLIP_DISPUTE'

/** What is answered. Each kind says in its own words what a rejection is. */
export const ApprovalAnswer = catalog('ApprovalAnswer', { APPROVE: 'Aprobar', REJECT: 'Rechazar' })
export type ApprovalAnswer = ValueOf<typeof ApprovalAnswer>

/** Why a rejection without a reason is refused. */
export const needsReason = 'Diga por qué se rechaza'
