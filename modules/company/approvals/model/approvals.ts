import { catalog, type ValueOf } from '#platform/model/catalog.ts'

/** What one person asks for or enters and another one answers, in the order of the filter. */
export const ApprovalKind = catalog('ApprovalKind', {
  VACATION: 'Vacaciones',
  ABSENCE: 'Ausencias',
  PAYROLL_CLOSING: 'Cierres de mes',
  INDICATOR: 'Indicadores',
})
export type ApprovalKind = ValueOf<typeof ApprovalKind>

/** What is answered. Each kind says in its own words what a rejection is. */
export const ApprovalAnswer = catalog('ApprovalAnswer', {
  APPROVE: 'Aprobar',
  REJECT: 'Rechazar',
})
export type ApprovalAnswer = ValueOf<typeof ApprovalAnswer>

/** Why a rejection without a reason is refused. */
export const needsReason = 'Diga por qué se rechaza'
