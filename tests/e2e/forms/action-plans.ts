import type { KnownForm, UnopenedForms } from '../known-form.ts'

/** The forms of this module, and how one comes to each in the demo world. */
export const forms: readonly KnownForm[] = [
  { at: 'plan-de-accion/nuevo', in: 'NewPlanPage', form: 'CreateActionPlan' },
  { at: 'plan-de-accion/editar/:id', in: 'EditPlanPage', form: 'UpdateActionPlan' },
  {
    at: 'planes-de-accion/:id',
    in: 'MilestoneDialogs',
    form: 'CreateMilestone',
    opener: 'Agregar hito',
  },
  {
    at: 'planes-de-accion de-todos',
    in: 'PlanList',
    form: 'UpdateActionPlanApprovalStatus',
    opener: 'Acciones de › Rechazar',
    query: '?approvalStatus=PENDING',
  },
]

/** Forms that no single button of a screen of the demo world opens. */
export const unopened: UnopenedForms = {
  PlanDialogs: 'they are opened from a menu of the page of a plan',
}
