import { catalog, type ValueOf } from '#platform/model/catalog.ts'

/** Whether a plan is agreed between its person and who answers it. */
export const PlanApproval = catalog('PlanApproval', {
  DRAFT: 'Borrador',
  PENDING: 'Por aprobar',
  APPROVED: 'Aprobado',
  REJECTED: 'Rechazado',
  CANCELED: 'Anulado',
})
export type PlanApproval = ValueOf<typeof PlanApproval>

/** How far a plan is. */
export const PlanCompleteness = catalog('PlanCompleteness', {
  PENDING: 'Sin comenzar',
  IN_PROGRESS: 'En curso',
  COMPLETE: 'Completo',
  CANCELED: 'Anulado',
})
export type PlanCompleteness = ValueOf<typeof PlanCompleteness>

/** How far a plan is on a day: what is open after its last day is late. It is never stored. */
export const PlanStanding = catalog('PlanStanding', {
  LATE: 'Atrasado',
  PENDING: 'Sin comenzar',
  IN_PROGRESS: 'En curso',
  COMPLETE: 'Completo',
  CANCELED: 'Anulado',
})
export type PlanStanding = ValueOf<typeof PlanStanding>

/** A milestone counts for the progress of its plan; a note tells what happened and does not. */
export const MilestoneType = catalog('MilestoneType', { HITO: 'Hito', NOTA: 'Nota' })
export type MilestoneType = ValueOf<typeof MilestoneType>
